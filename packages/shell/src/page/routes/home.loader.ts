import { prefetchAnnouncements, prefetchBanners } from "@naluma/content";
import { prefetchFirstGames, prefetchJackpot, prefetchPopular } from "@naluma/lobby";
import type { LoaderFunctionArgs } from "react-router";
import { loadPage, type LoadedPage } from "./page-loader.ts";

export const homeLoader = ({ context }: LoaderFunctionArgs): Promise<LoadedPage> =>
  loadPage(
    context,
    prefetchFirstGames,
    prefetchBanners,
    prefetchAnnouncements,
    prefetchJackpot,
    (client, api, site, locale) =>
      site.template === "desktop" ? prefetchPopular(client, api, site, locale) : undefined,
  );
