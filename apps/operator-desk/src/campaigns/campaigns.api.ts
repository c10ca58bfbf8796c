import { locales } from "@naluma/site/locale";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, post, search } from "../desk-api.ts";

const texts = v.record(v.string(), v.string());

/** Languages whose name was translated from an English text that has changed since. */
const outdated = v.array(v.picklist(locales));

const campaign = v.object({
  id: v.number(),
  kind: v.picklist(["red_envelope", "roulette"]),
  state: v.picklist(["coming", "running", "ended"]),
  name: texts,
  outdated,
  /** ISO 8601, like all times in these calls. */
  start_at: v.string(),
  end_at: v.string(),
  times: v.number(),
  per: v.picklist(["campaign", "day"]),
  condition: v.picklist(["none", "deposit", "turnover"]),
  /** Accounts; null means everybody. */
  members: v.nullable(v.array(v.string())),
  currencies: v.array(
    v.object({
      currency: v.string(),
      least: v.string(),
      most: v.string(),
      budget: v.string(),
      number: v.number(),
      required: v.string(),
      /** The number of claims or spins so far, and of the members who made them. */
      taken: v.number(),
      members: v.number(),
      paid: v.string(),
    }),
  ),
  prizes: v.array(
    v.object({
      prize_id: v.number(),
      name: texts,
      outdated,
      amounts: v.nullable(v.record(v.string(), v.string())),
      weight: v.number(),
      chance: v.string(),
      /** The number of spins that landed on this prize. */
      drawn: v.number(),
    }),
  ),
});

export type Campaign = v.InferOutput<typeof campaign>;
export type CampaignKind = Campaign["kind"];

const readCampaigns = get(
  (siteId: number) => `/sandbox/campaigns${search({ site_id: siteId })}`,
  v.object({ campaigns: v.array(campaign) }),
);

export const campaignsKey = ["campaigns"] as const;

/** How often claims and spins are refetched, in ms. */
const readEvery = 4_000;

export const campaignsQuery = (siteId: number) =>
  queryOptions({
    queryKey: [...campaignsKey, siteId],
    queryFn: ({ signal }) => ask(readCampaigns, siteId, { signal, isPoll: true }),
    refetchInterval: readEvery,
  });

export const saveCampaign = post(
  ({ id }: { readonly id: number | undefined; readonly body: object }) =>
    `/sandbox/campaigns${id === undefined ? "" : `/${id}`}`,
  campaign,
  ({ body }) => body,
);

export const endCampaign = post(
  ({ id }: Pick<Campaign, "id">) => `/sandbox/campaigns/${id}/end`,
  campaign,
  () => ({}),
);

/** The kinds as operators call them. */
export const kindWords = {
  red_envelope: { one: "red envelope", title: "Red envelope" },
  roulette: { one: "prize wheel", title: "Prize wheel" },
} as const;
