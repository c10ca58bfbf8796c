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

/** The packages of a copy of the checkout are those of the checkout itself (`tools/conformance/copy-tree.ts`). */
const server = {
  fs: {
    allow: ["../..", "../../node_modules/.pnpm"].map((folder) =>
      realpathSync(new URL(folder, import.meta.url)),
    ),
  },
};

/** A browser may take minutes to open its first page on a machine that does other work, too. */
const connectTimeout = scaledTimeout(600_000);

/** Longer than what a test waits for, whose message says more. */
const testTimeout = scaledTimeout(180_000);
const waitTimeout = scaledTimeout(30_000);

/** Every story is opened, played and checked for accessibility; of the other theme its contrast. */
const stories = async () => ({
  plugins: await storybookTest({ configDir }),
  server,
  test: {
    name: "stories",
    env: { STORY_RULES: "all", WAIT_TIMEOUT: String(waitTimeout) },
    testTimeout,
    // One page for many: each story takes down what it has put up, and the modules are fetched once.
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: testLaunch(),
        // A colour half-way through a fade is no fault of contrast.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" as const, viewport: { width: 1440, height: 900 } }],
    },
  },
});

/** How the player set up the browser: what the tests beside the stories ask for. */
interface Emulation {
  forcedColors?: "active" | "none";
  reducedMotion?: "reduce" | "no-preference";
  colorScheme?: "light" | "dark";
}

const emulate: BrowserCommand<[Emulation]> = async ({ page }, emulation) =>
  page.emulateMedia(emulation);

let devtools: CDPSession | undefined;

/** The language that a browser takes where it lacks the one of the page; none is its own again. */
const setDeviceLanguage: BrowserCommand<[string]> = async ({ page, context }, locale) => {
  await devtools?.detach();
  devtools = locale === "" ? undefined : await context.newCDPSession(page);
  await devtools?.send("Emulation.setLocaleOverride", { locale });
};

/** What a story cannot show by itself: motion, forced colours, a page zoomed to twice its size. */
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
    // One page for all files: the modules of a whole site are fetched once.
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
    // Two pages, which take the files in turn: one keeps one core busy, and the default leaves the other one idle.
    maxWorkers: 2,
    allowOnly: false,
    reporters: reporters(),
  },
}));
