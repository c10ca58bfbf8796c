import { post, RefusedError, type Api } from "@naluma/api-client";
import {
  code,
  count,
  emptyBody,
  id,
  listIn,
  listOf,
  moment,
  money,
  text,
} from "@naluma/api-client/wire";
import { areDaysWrong } from "@naluma/site/day-range";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys, type AskedReport } from "../query-keys.ts";
import { checkAgentApplication } from "../rights/rights.api.ts";
import {
  reportSorts,
  settlementStates,
  type ReportFilters,
  type ReportName,
  type ReportPage,
  type ReportRow,
} from "./report.ts";

const agentStates = ["open", "pending", "refused", "closed", "agent"] as const;
export type AgentState = (typeof agentStates)[number];

/** The operator's programme for agents, and the member's place in it. */
export interface AgentStatus {
  readonly state: AgentState;
  readonly appliedAt: Date | null;
  readonly decidedAt: Date | null;
  /** The operator's HTML; '' if there is none. */
  readonly plan: string;
  readonly agreement: string;
  /** Shares are in percent of the net revenue. */
  readonly levels: readonly {
    readonly level: number;
    readonly name: string;
    readonly share: number;
  }[];
}

/** A call of platforms with the capability `agents`. */
export const getAgentStatus = post("/services/v1/member/agent", {
  body: emptyBody,
  reads: v.pipe(
    v.object({
      state: v.picklist(agentStates),
      applied_at: v.nullable(moment),
      decided_at: v.nullable(moment),
      plan: text,
      agreement: text,
      levels: listOf(v.object({ level: id, name: text, share: count })),
    }),
    v.transform(({ applied_at, decided_at, ...wire }): AgentStatus => ({
      ...wire,
      appliedAt: applied_at,
      decidedAt: decided_at,
    })),
  ),
});

/**
 * The codes of the contract's check, for platforms without the capability: 101 and 104 mean no (MEMBER-29,
 * MEMBER-30).
 */
const stateOfCode: Readonly<Record<string, AgentState>> = { "101": "closed", "104": "refused" };

const askWire = async (api: Api, memberId: number, signal: AbortSignal): Promise<AgentStatus> => {
  const asked = { agent_id: memberId, apply_agent_flag: 0 } as const;
  const answer = await api.send(checkAgentApplication, asked, { signal });
  const state = answer.ok ? "open" : stateOfCode[answer.refusal.code];
  if (!answer.ok && state === undefined) throw new RefusedError(answer.refusal);
  const nothingMore = { appliedAt: null, decidedAt: null, plan: "", agreement: "", levels: [] };
  return { state: state ?? "open", ...nothingMore };
};

/** @param isBeyondWire whether the platform has the capability `agents` */
export const agentStatusQuery = (api: Api, who: Who, isBeyondWire: boolean) =>
  queryOptions({
    queryKey: memberQueryKeys.agentStatus(who),
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) =>
            isBeyondWire
              ? api.read(getAgentStatus, {}, signal)
              : askWire(api, who.memberId, signal),
  });

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
    at: v.nullable(moment),
    commission: v.nullable(money),
    state: v.nullable(v.picklist(settlementStates)),
  }),
  v.transform(({ paid_in, paid_out, ...wire }): ReportRow => ({
    ...wire,
    paidIn: paid_in,
    paidOut: paid_out,
  })),
);

/** Like `getAgentStatus`. */
export const getAgentReport = post("/services/v1/member/agent/report", {
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

const reportBody = (
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

/** The first pages, up to the requested number. All are fetched again, because each begins where the last one ends. */
export const reportQuery = (api: Api, who: Who, asked: AskedReport) =>
  queryOptions({
    queryKey: memberQueryKeys.agentReport(who, asked),
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

/**
 * Sends money from the main wallet to a member of the downline, on platforms with the capability `agents`. Requires an
 * Idempotency-Key.
 */
export const sendToDownline = post("/services/v1/member/agent/transfer", {
  body: v.strictObject({ account: v.string(), amount: v.string() }),
  reads: v.object({ cash: money }),
});
