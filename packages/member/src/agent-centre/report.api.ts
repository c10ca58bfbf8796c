import { post, type Api } from "@naluma/api-client";
import { code, count, id, listIn, money, text } from "@naluma/api-client/wire";
import { areDaysWrong } from "@naluma/site/day-range";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { agentKeyOf } from "./agent-status.api.ts";
import {
  reportSorts,
  settlementStates,
  type ReportFilters,
  type ReportName,
  type ReportPage,
  type ReportRow,
} from "./report.ts";

const sums = {
  members: count,
  active: count,
  rounds: count,
  paid_in: money,
  paid_out: money,
  turnover: money,
  won: money,
  net: money,
};

const row = v.pipe(
  v.object({
    ...sums,
    id,
    account: text,
    level: count,
    at: v.nullable(
      v.pipe(
        v.string(),
        v.transform((written) => new Date(written)),
        v.date(),
      ),
    ),
    commission: v.nullable(money),
    state: v.nullable(v.picklist(settlementStates)),
  }),
  v.transform(({ paid_in, paid_out, ...wire }): ReportRow => ({
    ...wire,
    paidIn: paid_in,
    paidOut: paid_out,
  })),
);

/** The call exists only in the sandbox, for sites with play money. */
export const getAgentReport = post("/sandbox/member/agent/report", {
  body: v.strictObject({
    report: v.picklist(["downline", "operation", "stratified", "settlement"]),
    account: v.optional(v.string()),
    from: v.optional(v.string()),
    to: v.optional(v.string()),
    sort: v.picklist(reportSorts),
    after: v.optional(v.string()),
  }),
  reads: v.pipe(
    v.object({
      list: listIn("list", row),
      next: v.nullable(v.string()),
      share: count,
      currency: code,
      totals: v.object({ rows: count, ...sums }),
    }),
    v.transform(({ list, totals, ...wire }): ReportPage => {
      const { paid_in, paid_out, ...counts } = totals;
      return { ...wire, rows: list, totals: { ...counts, paidIn: paid_in, paidOut: paid_out } };
    }),
  ),
});

export const reportBody = (
  report: ReportName,
  { account, from, to, sort }: ReportFilters,
  after: string | undefined,
) => ({
  report,
  ...(account === "" ? {} : { account }),
  ...(from === "" ? {} : { from }),
  ...(to === "" ? {} : { to }),
  sort,
  ...(after === undefined ? {} : { after }),
});

export interface AskedReport {
  readonly report: ReportName;
  readonly filters: ReportFilters;
  readonly pages: number;
}

/** The first pages, up to the requested number. All are fetched again, because each begins where the last one ends. */
export const reportQuery = (api: Api, who: Who, asked: AskedReport) =>
  queryOptions({
    queryKey: [...agentKeyOf(who), asked] as const,
    staleTime: 0,
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || who.demo || areDaysWrong(asked.filters)
        ? skipToken
        : ({ signal }) => firstPages(api, asked, signal),
  });

async function firstPages(
  api: Api,
  { report, filters, pages }: AskedReport,
  signal: AbortSignal,
): Promise<ReportPage> {
  const read = (after: string | undefined) =>
    api.read(getAgentReport, reportBody(report, filters, after), signal);
  let found = await read(undefined);
  for (let page = 1; page < pages && found.next !== null; page += 1) {
    const more = await read(found.next);
    found = { ...more, rows: [...found.rows, ...more.rows] };
  }
  return found;
}
