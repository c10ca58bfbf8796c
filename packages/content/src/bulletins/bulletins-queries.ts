import type { Api } from "@naluma/api-client";
import { displayDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { queryOptions } from "@tanstack/react-query";
import { contentQueryKeys } from "../query-keys.ts";
import type { Placement } from "./bulletin.ts";

const calls = () => import("./bulletins.api.ts");

type Here = Pick<Site, "settings" | "client">;

const onDevice = ({ settings, client }: Here) => ({
  site_id: settings.siteId,
  display_device: displayDevice(client),
});

export const atPlacement = (site: Here, placement: Placement) => ({
  ...onDevice(site),
  display_location: placement,
});

const keyOf = (part: string, site: Here, locale: Locale) =>
  contentQueryKeys.bulletins(part, site.settings.siteId, displayDevice(site.client), locale);

export const bulletinsQuery = (api: Api, site: Here, locale: Locale) =>
  queryOptions({
    queryKey: keyOf("all", site, locale),
    queryFn: async ({ signal }) => api.read((await calls()).getBulletins, onDevice(site), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const memberBulletinsQuery = (
  api: Api,
  site: Here,
  locale: Locale,
  memberId: number | undefined,
  placement: Placement,
) =>
  queryOptions({
    queryKey: [...keyOf("member", site, locale), memberId, placement],
    queryFn: async ({ signal }) =>
      api.read((await calls()).getMemberBulletins, atPlacement(site, placement), signal),
    enabled: memberId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The news: all current and past bulletins; a platform may include more for a member. */
export const bulletinHistoryQuery = (
  api: Api,
  site: Here,
  locale: Locale,
  memberId: number | undefined,
) =>
  queryOptions({
    queryKey: [...keyOf("history", site, locale), memberId],
    queryFn: async ({ signal }) =>
      api.read((await calls()).getBulletinHistory, onDevice(site), signal),
    // The dialog shows the error in place of the news.
    meta: { quiet: true },
  });
