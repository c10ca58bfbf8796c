import type { PublicPage } from "@naluma/site/page";
import { keepSiteRules } from "../routing/site-rules.ts";
import { createApp, type App } from "./app.ts";

/** What is loaded right after the first paint, or at once for a press. */
export const fetchLive = async () => (await import("../live/index.ts")).startLive;

let browserApp: App | undefined;

/** One app a tab; on the server one a render. */
export function appOf(page: PublicPage): App {
  if (typeof window === "undefined") return createApp(page);
  if (!browserApp) keepSiteRules(page.settings);
  browserApp ??= createApp(page, window, fetchLive);
  return browserApp;
}
