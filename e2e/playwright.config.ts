import { shellLaunch } from "@naluma/tools/browser";
import { hasRefused } from "@naluma/tools/has-refused";
import { scaledTimeout } from "@naluma/tools/timeouts";
import { defineConfig, devices } from "@playwright/test";

/** Set by `npm test` and by the conformance tools, so that a partial run overwrites no results. */
const results = process.env["NALUMA_RESULTS"];

export default defineConfig({
  outputDir: "test-results/journeys",
  globalSetup: "./stacks/global-setup.ts",
  fullyParallel: true,
  // Each has a sandbox and a gateway for its tests; more would measure the machine.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Room for a machine that is many times slower; what hangs is seen in the end.
  timeout: scaledTimeout(300_000),
  expect: {
    timeout: scaledTimeout(60_000),
    toPass: { timeout: scaledTimeout(60_000) },
  },
  // What asserts nothing is marked before the results are written.
  reporter: [
    ["list"],
    ["./reporters/asserted.ts"],
    ...(results ? ([["json", { outputFile: results }]] as const) : []),
    ["./reporters/processor-time.ts"],
  ],
  use: {
    launchOptions: shellLaunch(),
    locale: "en-US",
    // A worker answers for the network and keeps files from one load to the next: tests would see fewer requests
    // than a page makes. `offline.spec.ts` lets it come.
    serviceWorkers: "block",
    // `tracking.spec.ts` is asked and answers.
    storageState: hasRefused,
    // What moves for ever is drawn for ever, a fifth of the suite's time; tests of motion ask for it themselves.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    // What the page said is in each failure's error context; a picture is taken of every test, failed or not.
    screenshot: "off",
    actionTimeout: scaledTimeout(60_000),
  },
  // A test runs on both hosts; one tagged `@desktop` or `@mobile` on that host. One tagged `@once` is about what both
  // hosts have from one place, and runs on desktop alone.
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
        // Seven times the pixels show no test anything more, and they are painted without a graphics card.
        deviceScaleFactor: 1,
      },
    },
  ],
});
