import { infiniteQueryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, search } from "../desk-api.ts";

const action = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  what: v.string(),
  target: v.string(),
  detail: v.record(v.string(), v.unknown()),
  /** The previous values of the same fields; null if there were none or they were not recorded. */
  before: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

export type Action = v.InferOutput<typeof action>;

const page = v.object({
  list: v.array(action),
  next: v.nullable(v.number()),
  who: v.array(v.string()),
  what: v.array(v.string()),
});

export const auditFilters = ["who", "what", "site_id", "target", "from", "to"] as const;

type Asked = Readonly<Record<string, string | number | undefined>>;

const readAudit = get((asked: Asked) => `/sandbox/audit${search(asked)}`, page);

export const auditQuery = (filters: Asked) =>
  infiniteQueryOptions({
    queryKey: ["audit", filters],
    queryFn: ({ signal, pageParam }) =>
      ask(readAudit, { ...filters, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Always refetched, because the operator comes here to check something just done on another screen.
    staleTime: 0,
  });
