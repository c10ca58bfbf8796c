import { browserClock } from "@naluma/machine/clock";
import { newId } from "@naluma/site/new-id";
import { appBridge } from "@naluma/site/platform";
import type { SiteSettings } from "@naluma/site/settings";
import { broadcastLine } from "../loading/placeholder-line.ts";
import { isInAppBrowser, type Surfaces } from "../surfaces/surface.ts";
import { modalSurface, pageSurface, redirectSurface } from "../surfaces/this-tab.ts";
import { windowSurface } from "../surfaces/window.ts";
import { channelOwnership, lockOwnership } from "../tabs/ownership.ts";
import type { LauncherPorts } from "./launch.ports.ts";
import { afterPaint, nextPaint, waitWith } from "./wait.ts";

interface Given {
  readonly settings: SiteSettings;
  /** Navigates to one of our paths inside the application. */
  navigate(path: string, options?: { replace: boolean }): void;
}

type BrowserPorts = Pick<
  LauncherPorts,
  | "settings"
  | "origin"
  | "surfaces"
  | "local"
  | "session"
  | "ownership"
  | "openLine"
  | "clock"
  | "newId"
  | "isInApp"
  | "nextPaint"
>;

/** The launcher's browser ports; the host adds those that depend on the member. */
export function browserPorts(
  browser: Window & typeof globalThis,
  { settings, navigate }: Given,
): BrowserPorts {
  const { origin } = browser.location;
  const { locks } = browser.navigator;
  const surfaces: Surfaces = {
    window: windowSurface({
      open: (path, name, features) => browser.open(path, name, features),
      hasFocus: () => browser.document.hasFocus(),
      origin,
      settings,
    }),
    modal: modalSurface({ origin, settings }),
    page: pageSurface({
      navigate,
      path: () => browser.location.pathname,
      afterPaint: (run) => afterPaint(browser, run),
      origin,
      settings,
    }),
    redirect: redirectSurface({
      leave: (address) => browser.location.assign(address),
      app: appBridge(browser, settings.appBridges),
    }),
  };
  return {
    settings,
    origin,
    surfaces,
    local: browser.localStorage,
    session: browser.sessionStorage,
    // Undefined outside a secure context, despite its type.
    ownership: locks ? lockOwnership(locks, browser) : channelOwnership(waitWith(browserClock)),
    openLine: broadcastLine,
    clock: browserClock,
    newId: () => newId(browser.crypto),
    isInApp: isInAppBrowser(browser.navigator.userAgent),
    nextPaint: () => nextPaint(browser),
  };
}
