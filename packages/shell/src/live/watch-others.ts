import { startBack } from "@naluma/ui/use-back";
import { followTheme } from "../dialogs/preferences/theme-choice.ts";
import type { App } from "../page/app/app.ts";
import { latestBuild } from "./builds/builds.api.ts";
import { watchBuild } from "./builds/watch-build.ts";
import { workOffline } from "./offline/work-offline.ts";
import { sendTemplate } from "./template-name/send-template.ts";

/**
 * Low-priority watchers: for a new build, for the theme of the device or of another tab, and for a lobby without a
 * network.
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
