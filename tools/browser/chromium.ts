import { accessSync, constants } from "node:fs";

/** Where Debian puts it; the browsers that Playwright would download are not used. */
const debian = "/usr/bin/chromium";

/** Chromium's program: `CHROMIUM_PATH`, else Debian's. */
export const chromiumPath = (): string => process.env["CHROMIUM_PATH"] ?? debian;

/** Whether a Chromium can be started here. */
export const hasChromium = (): boolean => {
  try {
    accessSync(chromiumPath(), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

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
];

/** For `chromium.launch`, `launchOptions` of Playwright's config and Vitest's browser provider alike. */
export const chromiumLaunch = () => ({
  executablePath: chromiumPath(),
  headless: true,
  args: [...args],
});
