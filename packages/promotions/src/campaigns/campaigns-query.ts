import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { keys } from "../keys.ts";
import { getCampaigns } from "./campaigns.api.ts";

/**
 * Real-time events invalidate this when an envelope or a roulette begins or ends; an upcoming campaign is not urgent.
 */
const staleTime = 60_000;

/** A member's campaigns and winnings. Only a sandbox reports them, and only sites with play money run on one. */
export const campaignsQuery = (
  api: Api,
  { settings }: Pick<Site, "settings">,
  locale: Locale,
  memberId: number,
) =>
  queryOptions({
    queryKey: [...keys.campaigns, memberId, locale] as const,
    staleTime,
    // The page shows the error itself; a dialog works without terms.
    meta: { quiet: true },
    queryFn: settings.playMoney ? ({ signal }) => api.read(getCampaigns, {}, signal) : skipToken,
  });
