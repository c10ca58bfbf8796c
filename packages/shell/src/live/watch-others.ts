import { type Api, post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import type { SiteSettings } from "@naluma/site/settings";
import { sessionKeys } from "@naluma/site/stored";
import { startBack } from "@naluma/ui/use-back";
import * as v from "valibot";
import { followTheme } from "../dialogs/preferences/theme-choice.ts";
import type { App } from "../page/app/app.ts";
import { latestBuild } from "./builds/builds.api.ts";
import { watchBuild } from "./builds/watch-build.ts";
import { workOffline } from "./offline/work-offline.ts";

/**
 * Low-priority watchers: for a new build, for the theme of the device or of another tab, and for a lobby without a
 * network. A phone's page also reports its template.
 */
export function watchOthers(app: App): void {
  const { page } = app;
  watchBuild({ document, every: page.settings.buildCheckSeconds * 1_000, latestBuild });
  followTheme(window);
  workOffline(page);
  startBack();
  if (page.template === "mobile" && !page.isSmallWindow)
    void sendTemplate(app, window.sessionStorage);
}

/** An endpoint of the site's own server: the mobile template that a page uses. */
export const storeTemplateName = post("/template_config", {
  body: v.object({ mobileTemplateName: v.string() }),
  reads: nothing,
});

interface MobilePage {
  readonly api: Pick<Api, "send">;
  readonly page: { readonly settings: Pick<SiteSettings, "templates"> };
}

/**
 * A page of the mobile template sends its name to the site's own server, once per tab (SHELL-46). Nothing waits for
 * the response, because the page has already rendered.
 */
export async function sendTemplate(
  { api, page }: MobilePage,
  tab: Pick<Storage, "getItem" | "setItem">,
): Promise<void> {
  const name = page.settings.templates.mobile;
  if (tab.getItem(sessionKeys.templateSent) === name) return;
  const answer = await api.send(storeTemplateName, { mobileTemplateName: name });
  if (answer.ok) tab.setItem(sessionKeys.templateSent, name);
}
