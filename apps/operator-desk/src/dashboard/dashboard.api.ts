import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get } from "../desk-api.ts";

const live = v.object({
  /** Null if a server other than the sandbox's own handles the sockets. */
  sockets: v.nullable(
    v.object({
      connections: v.number(),
      members: v.number(),
      occupied: v.number(),
      channels: v.array(v.object({ name: v.string(), subscribers: v.number() })),
    }),
  ),
  per_second: v.array(v.number()),
  events: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      event: v.string(),
      channel: v.string(),
      channels: v.number(),
      size: v.number(),
    }),
  ),
  refused: v.array(
    v.object({ path: v.string(), code: v.string(), times: v.number(), at: v.string() }),
  ),
});

export type Live = v.InferOutput<typeof live>;

const readLive = get("/sandbox/dashboard/live", live);

/** How often the desk polls, in ms. */
const liveEvery = 1_000;
const moneyEvery = 10_000;

export const liveQuery = queryOptions({
  queryKey: ["dashboard", "live"],
  queryFn: ({ signal }) => ask(readLive, undefined, { signal, isPoll: true }),
  refetchInterval: liveEvery,
});

const money = v.object({
  sessions: v.number(),
  wallets: v.array(
    v.object({ currency: v.string(), main: v.string(), with_providers: v.string() }),
  ),
});

export type MoneyHeld = v.InferOutput<typeof money>;

const readMoney = get("/sandbox/dashboard/money", money);

export const moneyQuery = queryOptions({
  queryKey: ["dashboard", "money"],
  queryFn: ({ signal }) => ask(readMoney, undefined, { signal, isPoll: true }),
  refetchInterval: moneyEvery,
});

const provider = v.object({
  gp_id: v.string(),
  name: v.string(),
  state: v.picklist(["open", "maintenance", "slow", "refusing"]),
  delay_ms: v.optional(v.number()),
  end_at: v.optional(v.string()),
});

export type ProviderState = v.InferOutput<typeof provider>;

const readProviders = get("/sandbox/providers", v.array(provider));

export const providersQuery = queryOptions({
  queryKey: ["providers", "dashboard"],
  queryFn: ({ signal }) => ask(readProviders, undefined, { signal, isPoll: true }),
  refetchInterval: moneyEvery,
});
