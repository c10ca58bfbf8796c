import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { testLaunch } from "@naluma/tools/browser";
import { storyData } from "@naluma/tools/story-data";
import { scaledTimeout } from "@naluma/tools/timeouts";
import { words } from "@naluma/tools/vite";
import { reporters } from "@naluma/tools/vitest-reporters";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { CDPSession } from "playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { loadedLate } from "./.storybook/loaded-late.ts";
import { hostRoutes } from "./.storybook/site-routes.ts";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** In a copy of the checkout, the packages are those of the original checkout (`tools/conformance/copy-tree.ts`). */
const server = {
  fs: {
    allow: ["../..", "../../node_modules/.pnpm"].map((folder) =>
      realpathSync(new URL(folder, import.meta.url)),
    ),
  },
};

/** A browser may take minutes to open its first page on a busy machine. */
const connectTimeout = scaledTimeout(600_000);

/** Longer than the waits within a test, whose error messages are more specific. */
const testTimeout = scaledTimeout(180_000);
const waitTimeout = scaledTimeout(30_000);

/** Every story is rendered, played and checked for accessibility, and its contrast also in the other theme. */
const stories = async () => ({
  plugins: await storybookTest({ configDir }),
  server,
  test: {
    name: "stories",
    env: { STORY_RULES: "all", WAIT_TIMEOUT: String(waitTimeout) },
    testTimeout,
    // Stories share one page, because each cleans up after itself and the modules are then loaded only once.
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: testLaunch(),
        // A colour halfway through a fade must not count as a contrast violation.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" as const, viewport: { width: 1440, height: 900 } }],
    },
  },
});

/** The player's browser settings, as needed by the tests beside the stories. */
interface Emulation {
  forcedColors?: "active" | "none";
  reducedMotion?: "reduce" | "no-preference";
  colorScheme?: "light" | "dark";
}

const emulate: BrowserCommand<[Emulation]> = async ({ page }, emulation) =>
  page.emulateMedia(emulation);

let devtools: CDPSession | undefined;

/**
 * Sets the language that a browser falls back to when it does not support the page's; an empty one restores its own.
 */
const setDeviceLanguage: BrowserCommand<[string]> = async ({ page, context }, locale) => {
  await devtools?.detach();
  devtools = locale === "" ? undefined : await context.newCDPSession(page);
  await devtools?.send("Emulation.setLocaleOverride", { locale });
};

/** Tests of what a story cannot show by itself: motion, forced colours, a page zoomed to 200 %. */
const browserTests = {
  plugins: [words(), storyData(), hostRoutes()],
  server,
  optimizeDeps: {
    include: [
      ...loadedLate,
      "@storybook/react-vite",
      "storybook/test",
      "react",
      "react-dom/client",
    ],
  },
  test: {
    name: "browser-tests",
    env: { WAIT_TIMEOUT: String(waitTimeout) },
    testTimeout,
    expect: { poll: { timeout: waitTimeout } },
    // All files share one page, so that the modules of a whole site are loaded only once.
    isolate: false,
    include: [
      "../../packages/*/src/**/*.browser.test.tsx",
      "../operator-desk/src/**/*.browser.test.tsx",
    ],
    setupFiles: [fileURLToPath(new URL(".storybook/browser-tests.tsx", import.meta.url))],
    browser: {
      enabled: true,
      connectTimeout,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: testLaunch(), actionTimeout: waitTimeout }),
      commands: { emulate, setDeviceLanguage },
      instances: [{ browser: "chromium" as const, viewport: { width: 1440, height: 900 } }],
    },
  },
};

export default defineConfig(async () => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    projects: [await stories(), browserTests],
    // Two pages share the files: one page keeps only one core busy, and by default the other core is idle.
    maxWorkers: 2,
    allowOnly: false,
    reporters: reporters(),
  },
}));
