import { fileURLToPath } from "node:url";
import { chromiumLaunch } from "@naluma/tools/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** Set by `npm test` and by the conformance tools, so that a partial run overwrites no results. */
const results = process.env["NALUMA_RESULTS"];

/** Every story is opened, played and checked for accessibility, in both themes. */
const stories = async (theme: "dark" | "light") => ({
  plugins: await storybookTest({ configDir, initialGlobals: { theme } }),
  test: {
    name: `stories ${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        // A colour half-way through a fade is no fault of contrast.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" as const, viewport: { width: 1440, height: 900 } }],
    },
  },
});

export default defineConfig(async () => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    projects: [await stories("dark"), await stories("light")],
    allowOnly: false,
    reporters: results ? ["default", "json"] : ["default"],
    ...(results ? { outputFile: { json: results } } : {}),
  },
}));
