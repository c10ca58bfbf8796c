import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, search } from "../desk-api.ts";

const line = v.object({
  id: v.number(),
  transaction_id: v.number(),
  at: v.string(),
  kind: v.string(),
  key: v.string(),
  owner: v.string(),
  member_account: v.nullable(v.string()),
  site_id: v.nullable(v.number()),
  account: v.string(),
  gp_id: v.string(),
  currency: v.string(),
  /** Decimal text; never a float. */
  amount: v.string(),
});

export type LedgerLine = v.InferOutput<typeof line>;

const total = v.object({
  currency: v.string(),
  lines: v.number(),
  in: v.string(),
  out: v.string(),
});

export type LedgerTotal = v.InferOutput<typeof total>;

const page = v.object({
  list: v.array(line),
  next: v.nullable(v.number()),
  totals: v.array(total),
  kinds: v.array(v.string()),
  currencies: v.array(v.string()),
});

export const ledgerFilters = [
  "member",
  "site_id",
  "currency",
  "kind",
  "account",
  "from",
  "to",
] as const;

export type Asked = Readonly<Record<string, string | number | undefined>>;

const readLines = get((asked: Asked) => `/sandbox/ledger/lines${search(asked)}`, page);

export const ledgerQuery = (filters: Asked) =>
  infiniteQueryOptions({
    queryKey: ["ledger", "lines", filters],
    queryFn: ({ signal, pageParam }) =>
      ask(readLines, { ...filters, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** The most lines that a file holds; older ones are left out. */
const maxInFile = 20_000;

interface FileLines {
  readonly lines: readonly LedgerLine[];
  /** Whether older lines did not fit into the file. */
  readonly hasMore: boolean;
}

/** Every line that matches the filters, newest first. */
export const allLines = async (filters: Asked, signal: AbortSignal): Promise<FileLines> => {
  const lines: LedgerLine[] = [];
  let before: number | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
    const { list, next } = await ask(readLines, { ...filters, before, limit: 500 }, { signal });
    lines.push(...list);
    before = next ?? undefined;
  } while (before !== undefined && lines.length < maxInFile);
  return { lines, hasMore: before !== undefined };
};

const check = v.object({
  accounts: v.number(),
  transactions: v.number(),
  broken: v.array(v.string()),
  sums: v.array(v.object({ currency: v.string(), minted: v.string(), held: v.string() })),
});

export type LedgerCheck = v.InferOutput<typeof check>;

const readCheck = get("/sandbox/ledger/check", check);

export const checkQuery = queryOptions({
  queryKey: ["ledger", "check"],
  queryFn: ({ signal }) => ask(readCheck, undefined, { signal }),
});
