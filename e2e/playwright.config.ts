import { shellLaunch } from "@naluma/tools/browser";
import { hasRefused } from "@naluma/tools/has-refused";
import { scaledTimeout } from "@naluma/tools/timeouts";
import { defineConfig, devices } from "@playwright/test";

/** Set by `npm test` and the conformance tools, so that a partial run does not overwrite the results. */
const results = process.env["NALUMA_RESULTS"];

export default defineConfig({
  outputDir: "test-results/journeys",
  globalSetup: "./stacks/global-setup.ts",
  fullyParallel: true,
  // Each worker needs a sandbox and a gateway; more of them would only measure the machine.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous enough for a machine that is many times slower, yet a hanging test is still detected.
  timeout: scaledTimeout(300_000),
  expect: {
    timeout: scaledTimeout(60_000),
    toPass: { timeout: scaledTimeout(60_000) },
  },
  // Tests without assertions must be marked before the results are written.
  reporter: [
    ["list"],
    ["./reporters/asserted.ts"],
    ...(results ? ([["json", { outputFile: results }]] as const) : []),
    ["./reporters/processor-time.ts"],
  ],
  use: {
    launchOptions: shellLaunch(),
    locale: "en-US",
    // A service worker answers requests itself and caches files between loads, so tests would see fewer requests than a
    // page makes. `offline.spec.ts` allows it.
    serviceWorkers: "block",
    // `tracking.spec.ts` answers the question itself.
    storageState: hasRefused,
    // Endless animations take a fifth of the suite's time; tests of motion enable them themselves.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    // Each failure's error context has the page's content, and a screenshot would be taken of passing tests, too.
    screenshot: "off",
    actionTimeout: scaledTimeout(60_000),
  },
  // Every test runs on both hosts, unless it is tagged `@desktop` or `@mobile`. A test tagged `@once` covers code that
  // both hosts share, and runs on desktop only.
  projects: [
    {
      name: "desktop",
      testDir: "journeys",
      grepInvert: /@mobile\b/,
      use: {
        ...devices["Desktop Chrome"],
        channel: undefined,
        viewport: { width: 1440, height: 900 },
      },
    },
    {
      name: "mobile",
      testDir: "journeys",
      grepInvert: /@(?:desktop|once)\b/,
      use: {
        ...devices["Pixel 7"],
        channel: undefined,
        viewport: { width: 390, height: 844 },
        // Seven times as many pixels would not help any test, and they are painted without a graphics card.
        deviceScaleFactor: 1,
      },
    },
  ],
});
