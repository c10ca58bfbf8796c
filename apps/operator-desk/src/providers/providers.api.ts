import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, post } from "../desk-api.ts";

const state = v.picklist(["open", "maintenance", "slow", "refusing"]);

const times = { start_at: v.string(), end_at: v.string() };

const provider = v.object({
  gp_id: v.string(),
  name: v.string(),
  state,
  delay_ms: v.optional(v.number()),
  start_at: v.optional(v.string()),
  end_at: v.optional(v.string()),
  planned: v.nullable(v.object(times)),
  rules: v.object({ autoplay: v.boolean(), turbo: v.boolean() }),
});
export type Provider = v.InferOutput<typeof provider>;

const readProviders = get("/sandbox/providers", v.array(provider));

/** Also invalidates the provider data on the dashboard. */
export const allProviders = { queryKey: ["providers"] };

export const providersQuery = queryOptions({
  queryKey: ["providers", "with-plans"],
  queryFn: ({ signal }) => ask(readProviders, undefined, { signal }),
});

export interface StateChange {
  readonly gpId: string;
  readonly change:
    | { readonly state: "open" | "refusing" }
    | { readonly state: "slow"; readonly delay_ms: number }
    | { readonly state: "maintenance"; readonly start_at?: string; readonly end_at?: string };
}

export const changeState = post(
  ({ gpId }: StateChange) => `/sandbox/providers/${encodeURIComponent(gpId)}`,
  v.unknown(),
  ({ change }) => change,
);

export interface RuleChange {
  readonly gpId: string;
  readonly rules: Partial<Provider["rules"]>;
}

export const changeRules = post(
  ({ gpId }: RuleChange) => `/sandbox/providers/${encodeURIComponent(gpId)}/rules`,
  v.unknown(),
  ({ rules }) => rules,
);
