import { accessSync, constants, existsSync } from "node:fs";

/** Debian's path; Playwright's own browser downloads are not used. */
const debian = "/usr/bin/chromium";

/** The path of Chromium: `CHROMIUM_PATH`, or Debian's. */
export const chromiumPath = (): string => process.env["CHROMIUM_PATH"] ?? debian;

/** The same Chromium without the browser's own interface, such as tabs and the address bar. */
const shell = "/usr/bin/chromium-headless-shell";

export const hasChromium = (): boolean => {
  try {
    accessSync(chromiumPath(), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Chromium keeps a spare process for the next page, which takes a fifth of a test's time. It also prepares two address
 * bar pages for every new window, although nothing is ever typed there. Only the last list on a command line counts, so
 * the rest repeats Playwright's own.
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

/** No first-run page, no calls home, and a sandbox that root can start. */
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
 * For tests: their pages live for seconds, too short for optimised code to pay off. This saves a sixth of a test's
 * time; benchmarks run without it.
 */
export const testLaunch = () => {
  const launch = chromiumLaunch();
  return {
    ...launch,
    args: [...launch.args, "--js-flags=--no-opt --no-maglev --single-threaded-gc"],
  };
};

/**
 * For tests that only look at pages, which saves a sixth of the time. The shell has no popup blocking and no
 * back/forward cache, so tests of these use `testLaunch`.
 */
export const shellLaunch = () => ({
  ...testLaunch(),
  ...(process.env["CHROMIUM_PATH"] === undefined && existsSync(shell) && { executablePath: shell }),
});
