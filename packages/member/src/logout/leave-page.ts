import { pageAt } from "@naluma/site/pages";
import { nativeBridges, platformOf } from "@naluma/site/platform";
import type { SiteSettings } from "@naluma/site/settings";
import { localKeys, type BrowserStorage } from "@naluma/site/stored";

interface Ports {
  readonly settings: Pick<SiteSettings, "appBridges">;
  readonly local?: Pick<BrowserStorage, "getItem"> | undefined;
  readonly browser: {
    readonly navigator: Pick<Navigator, "userAgent">;
    readonly location: Pick<Location, "pathname">;
  };
  goHome(): void;
  openLogin(target: string): void;
}

/**
 * After a logout the page navigates home. The iOS app has a start page of its own, so there the page stays
 * (AUTH-92); on a page for members, the login opens, as otherwise nothing would lead on from it.
 */
export function leavePage({ settings, local, browser, goHome, openLogin }: Ports): void {
  const isApp = local?.getItem(localKeys.clientType) === "app";
  const platform = platformOf({
    client: isApp ? "app" : "mobile",
    bridges: nativeBridges(browser, settings.appBridges),
    userAgent: browser.navigator.userAgent,
  });
  if (platform !== "ios") return goHome();
  const { pathname } = browser.location;
  if (pageAt(pathname)?.guard === "auth") openLogin(pathname);
}
