import { post, type Api } from "@naluma/api-client";
import { code, count, emptyBody, id, listIn, listOf, money, text } from "@naluma/api-client/wire";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { promotionsQueryKeys } from "../query-keys.ts";
import { campaignKinds, type Campaign, type Campaigns, type Winning } from "./campaign.ts";

/** A cash amount; undefined if it is null, absent or unreadable. */
const cash = v.fallback(v.optional(money), undefined);

/** A probability, as number or text; an impossible one is not shown. */
const chance = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
      v.number(),
      v.minValue(0),
      v.maxValue(1),
    ),
  ),
  undefined,
);

const prize = v.pipe(
  v.object({ prize_id: id, prize_name: text, amount: cash, chance }),
  v.transform(({ prize_id, prize_name: name, amount, chance: likelihood }) => ({
    id: prize_id,
    name,
    amount,
    chance: likelihood,
  })),
);

const kind = v.picklist(campaignKinds);

const campaign = v.pipe(
  v.object({
    id,
    kind,
    name: text,
    state: v.picklist(["running", "coming", "ended"]),
    start_at: text,
    end_at: text,
    currency: code,
    cost: money,
    times: count,
    per: v.picklist(["campaign", "day"]),
    left: count,
    least: money,
    most: money,
    condition: text,
    prizes: v.fallback(listOf(prize), []),
  }),
  v.transform(({ start_at: startAt, end_at: endAt, ...rest }): Campaign => ({
    ...rest,
    startAt,
    endAt,
  })),
);

const winning = v.pipe(
  v.object({ id, kind, name: text, amount: cash, currency: code, at: text }),
  v.transform(({ amount, ...rest }): Winning => ({ ...rest, amount })),
);

/** Running, upcoming and recently ended campaigns, and winnings. */
export const getCampaigns = post("/services/v1/member/promotions", {
  body: emptyBody,
  reads: v.pipe(
    v.unknown(),
    v.transform((wire) => ({ campaigns: wire, won: isRecord(wire) ? wire["won"] : undefined })),
    // Unknown kinds from a newer platform must not hide the others.
    v.object({
      campaigns: v.fallback(listIn("campaigns", campaign), []),
      won: v.fallback(listOf(winning), []),
    }),
    v.transform((wire): Campaigns => wire),
  ),
});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Real-time events invalidate this when an envelope or a roulette begins or ends; an upcoming campaign is not urgent.
 */
const staleTime = 60_000;

/** A member's campaigns and winnings, in the page's language. */
export const campaignsQuery = (
  api: Api,
  { settings }: Pick<Site, "settings">,
  locale: Locale,
  memberId: number,
) =>
  queryOptions({
    queryKey: promotionsQueryKeys.campaignsOf(memberId, locale),
    staleTime,
    // The page shows the error itself; a dialog works without terms.
    meta: { quiet: true },
    queryFn: settings.capabilities.includes("promotions")
      ? ({ signal }) => api.read(getCampaigns, {}, signal)
      : skipToken,
  });
