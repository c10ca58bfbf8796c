import { accessSync, constants, existsSync } from "node:fs";

/** Where Debian puts it; the browsers that Playwright would download are not used. */
const debian = "/usr/bin/chromium";

/** Chromium's program: `CHROMIUM_PATH`, else Debian's. */
export const chromiumPath = (): string => process.env["CHROMIUM_PATH"] ?? debian;

/** The same Chromium without what is around a page: tabs, address bar, and the work of drawing them. */
const shell = "/usr/bin/chromium-headless-shell";

/** Whether a Chromium can be started here. */
export const hasChromium = (): boolean => {
  try {
    accessSync(chromiumPath(), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Chromium keeps a process ready for a page that may come, a fifth of what a test costs. It also prepares
 * two pages of its address bar for every new window, where nobody types. Only the last list of a command
 * line counts, so the rest repeats Playwright's own.
 */
const withoutFeatures = [
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** No first-run page, no calls home, and a sandbox that root may start. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--font-render-hinting=none",
  `--disable-features=${withoutFeatures.join(",")}`,
];

/** For `chromium.launch`, `launchOptions` of Playwright's config and Vitest's browser provider alike. */
export const chromiumLaunch = () => ({
  executablePath: chromiumPath(),
  headless: true,
  args: [...args],
});

/**
 * The same for tests: their pages live for seconds, and code is made fast in longer than it then saves.
 * A sixth of a test's time; what is measured runs without.
 */
export const testLaunch = () => {
  const launch = chromiumLaunch();
  return {
    ...launch,
    args: [...launch.args, "--js-flags=--no-opt --no-maglev --single-threaded-gc"],
  };
};

/**
 * The same for tests that look at pages alone, which takes a sixth less time. It blocks no pop-up and keeps no page for
 * going back: tests of these take `testLaunch`.
 */
export const shellLaunch = () => ({
  ...testLaunch(),
  ...(process.env["CHROMIUM_PATH"] === undefined && existsSync(shell) && { executablePath: shell }),
});
