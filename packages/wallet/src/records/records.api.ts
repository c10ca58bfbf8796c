import { post, type Api } from "@naluma/api-client";
import { code, count, id, listIn, moment, money, text } from "@naluma/api-client/wire";
import { areDaysWrong } from "@naluma/site/day-range";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { walletQueryKeys } from "../query-keys.ts";
import {
  usualKinds,
  recordKinds,
  recordSorts,
  type MoneyRecord,
  type RecordFilters,
  type RecordPage,
} from "./record.ts";

const record = v.pipe(
  v.object({
    id,
    at: moment,
    kind: v.picklist(recordKinds),
    gp_id: text,
    provider_name: text,
    game_name: text,
    currency: code,
    amount: money,
    paid_in: money,
    paid_out: money,
    balance: v.nullable(money),
    rounds: count,
  }),
  v.transform((wire): MoneyRecord => ({
    id: wire.id,
    at: wire.at,
    kind: wire.kind,
    provider: wire.gp_id,
    providerName: wire.provider_name,
    game: wire.game_name,
    currency: wire.currency,
    amount: wire.amount,
    paidIn: wire.paid_in,
    paidOut: wire.paid_out,
    balance: wire.balance,
    rounds: wire.rounds,
  })),
);

/** The member's records. */
export const getRecords = post("/services/v1/member/records", {
  body: v.strictObject({
    list: v.picklist(["money", "rounds", "sessions"]),
    kinds: v.optional(v.array(v.picklist(recordKinds))),
    from: v.optional(v.string()),
    to: v.optional(v.string()),
    sort: v.picklist(recordSorts),
    after: v.optional(v.string()),
    limit: v.number(),
  }),
  reads: v.pipe(
    v.object({
      list: listIn("list", record),
      next: v.nullable(v.string()),
      totals: v.object({ records: count, paid_in: money, paid_out: money, net: money }),
    }),
    v.transform(({ list, next, totals }): RecordPage => ({
      records: list,
      next,
      totals: {
        records: totals.records,
        paidIn: totals.paid_in,
        paidOut: totals.paid_out,
        net: totals.net,
      },
    })),
  ),
});

export const pageSize = 50;

/** The page size for a file, larger than on screen. */
export const fileSize = 500;

/** Whether a list needs no kind in its request: rounds and sessions have no unusual kinds. */
const isWhole = (list: RecordFilters["list"], kind: RecordFilters["kind"]): boolean =>
  kind === undefined && (list === "rounds" || list === "sessions");

export function recordsBody(filters: RecordFilters, limit: number, after: string | undefined) {
  const { list, kind, from, to, sort } = filters;
  return {
    list: list === "payments" ? "money" : list,
    ...(kind === "all" || isWhole(list, kind) ? {} : { kinds: kind ? [kind] : usualKinds(list) }),
    ...(from === "" ? {} : { from }),
    ...(to === "" ? {} : { to }),
    sort,
    ...(after === undefined ? {} : { after }),
    limit,
  } as const;
}

/**
 * The first pages of a list, up to the requested number. Its key is under those of the wallet and the member, so that
 * events about money invalidate it. All are then fetched again, because each begins where the last one ends.
 */
export const recordsQuery = (api: Api, who: Who, filters: RecordFilters, pages: number) =>
  queryOptions({
    queryKey: walletQueryKeys.records(who, filters, pages),
    staleTime: 0,
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || areDaysWrong(filters)
        ? skipToken
        : ({ signal }) => firstPages(api, filters, pages, signal),
  });

async function firstPages(
  api: Api,
  filters: RecordFilters,
  pages: number,
  signal: AbortSignal,
): Promise<RecordPage> {
  const read = (after: string | undefined) =>
    api.read(getRecords, recordsBody(filters, pageSize, after), signal);
  let found = await read(undefined);
  for (let page = 1; page < pages && found.next !== null; page += 1) {
    const { records, next, totals } = await read(found.next);
    found = { records: [...found.records, ...records], next, totals };
  }
  return found;
}

/** All records that match the filters, for a file. */
export async function allRecords(
  api: Api,
  filters: RecordFilters,
  signal: AbortSignal,
): Promise<readonly MoneyRecord[]> {
  const found: MoneyRecord[] = [];
  let after: string | undefined;
  do {
    const page: RecordPage = await api.read(
      getRecords,
      recordsBody(filters, fileSize, after),
      signal,
    );
    found.push(...page.records);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return found;
}
