import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, post, search } from "../desk-api.ts";

const state = v.picklist(["active", "disabled", "frozen"]);
export type MemberState = v.InferOutput<typeof state>;

const row = v.object({
  member_id: v.number(),
  site_id: v.number(),
  account: v.string(),
  name: v.string(),
  currency: v.string(),
  state,
  created_at: v.string(),
  cash: v.string(),
});
export type MemberRow = v.InferOutput<typeof row>;

const page = v.object({ list: v.array(row), next: v.nullable(v.string()), total: v.number() });

export interface MemberFilters {
  readonly text: string;
  readonly site_id: string;
  readonly currency: string;
  readonly state: string;
  /** The cursor at which the previous page ended; '' for the first page. */
  readonly after: string;
}

const findMembers = get(
  (filters: MemberFilters) => `/sandbox/members${search({ ...filters })}`,
  page,
);

const membersKey = ["members"] as const;

export const membersQuery = (filters: MemberFilters) =>
  queryOptions({
    queryKey: [...membersKey, "list", filters],
    queryFn: ({ signal }) => ask(findMembers, filters, { signal }),
  });

const view = v.object({
  ...row.entries,
  email: v.string(),
  phone: v.string(),
  must_change_password: v.boolean(),
  is_agent: v.boolean(),
  wallets: v.array(v.object({ gp_id: v.string(), provider_name: v.string(), amount: v.string() })),
  devices: v.array(
    v.object({
      id: v.string(),
      browser: v.string(),
      system: v.string(),
      address: v.string(),
      at: v.string(),
      is_live: v.boolean(),
    }),
  ),
  last_login_at: v.nullable(v.string()),
  limits: v.array(v.object({ kind: v.string(), period: v.string(), size: v.string() })),
  time_out_until: v.nullable(v.string()),
  self_excluded_until: v.nullable(v.string()),
  records: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      kind: v.string(),
      /** Set for movements made by an operator. */
      who: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      provider_name: v.string(),
      amount: v.string(),
      balance: v.nullable(v.string()),
    }),
  ),
});
export type MemberView = v.InferOutput<typeof view>;

const readMember = get((id: string) => `/sandbox/members/${encodeURIComponent(id)}`, view);

/** Any change invalidates everything known about members. */
export const allMembers = { queryKey: membersKey };

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [...membersKey, "one", id],
    queryFn: ({ signal }) => ask(readMember, id, { signal }),
  });

export interface Adjustment {
  readonly id: number;
  readonly amount: string;
  readonly reason: string;
  /** Idempotency key: one press makes one movement, however often it is sent. */
  readonly key: string;
}

export const adjustMoney = post(
  ({ id }: Adjustment) => `/sandbox/members/${id}/money`,
  v.object({ cash: v.string(), currency: v.string() }),
  ({ amount, reason }) => ({ amount, reason }),
  ({ key }) => ({ "idempotency-key": key }),
);

export const accessActions = ["disable", "enable", "log-out", "password"] as const;
export type AccessAction = (typeof accessActions)[number];

export interface AccessChange {
  readonly id: number;
  readonly action: AccessAction;
  readonly reason: string;
}

export const changeAccess = post(
  ({ id, action }: AccessChange) => `/sandbox/members/${id}/${action}`,
  v.object({ sessions_ended: v.optional(v.number(), 0), password: v.optional(v.string()) }),
  ({ reason }) => ({ reason }),
);

export interface Letter {
  readonly id: number;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

export const sendLetter = post(
  "/sandbox/letters",
  v.object({ id: v.number() }),
  ({ id, title, content }: Letter) => ({
    member: id,
    title: { en_US: title },
    content: { en_US: content },
  }),
);
