import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { keys } from "../keys.ts";
import { getCampaigns } from "./campaigns.api.ts";

/** An envelope or a roulette begins and ends by real time, which makes this old; a campaign that comes is no hurry. */
const staleTime = 60_000;

/** A member's campaigns and winnings. Only a sandbox tells them, and only a site with play money is on one. */
export const campaignsQuery = (
  api: Api,
  { settings }: Pick<Site, "settings">,
  locale: Locale,
  memberId: number,
) =>
  queryOptions({
    queryKey: [...keys.campaigns, memberId, locale] as const,
    staleTime,
    // The page itself says what is wrong; a dialog without terms goes on without them.
    meta: { quiet: true },
    queryFn: settings.playMoney ? ({ signal }) => api.read(getCampaigns, {}, signal) : skipToken,
  });
