import type { KnipConfig } from "knip";

/** What a style sheet imports is used, too. */
const cssImports = (text: string): string =>
  [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)]
    .map(([, path]) => `import "${path}";`)
    .join("\n");

/** The whole repository. An entry that ends in `!` belongs to what ships (knip.production.ts). */
export default {
  compilers: { css: cssImports },
  // A type or function that only its own file uses may be exported for the reader's sake.
  ignoreExportsUsedInFile: true,
  // Drawn by hand, with its own order; not ours to thin out.
  ignore: ["apps/sandbox/art/**"],
  workspaces: {
    // A test of e2e runs the example, beside a client that it generates.
    ".": { entry: ["knip.production.ts", "docs/wire/example/start-game.ts"] },
    "packages/*": {
      entry: ["src/**/*.{stories.tsx,test.ts,test.tsx}"],
    },
    "packages/shell": {
      // The list of pages names it by its file, and only where the site is developed.
      entry: ["src/**/*.{stories.tsx,test.ts,test.tsx}", "src/page/routes/register.tsx!"],
    },
    "apps/web-*": {
      entry: ["app/{root,routes,entry.client,entry.server}.{ts,tsx}!"],
      // The router writes them, perhaps while this runs.
      ignoreUnresolved: [/\+types\/root$/],
    },
    "apps/game-client": {
      // The browser begins with these two kinds of file.
      entry: [
        "src/**/*.test.ts",
        "src/page/main.ts!",
        "src/matches-today/ask-for-game.ts!",
        "src/**/*.css!",
      ],
    },
    "apps/sandbox": {
      // Run as programs: by stacks of tests, by the tests on PostgreSQL, by the benchmark of real time.
      entry: [
        "src/**/*.test.ts",
        "src/testing/{seeded-database,template-database,broadcast-server}.ts",
      ],
      // hono-openapi asks for these two by name.
      ignoreDependencies: ["@hono/standard-validator", "@valibot/to-json-schema"],
    },
    "apps/gateway": {
      entry: ["src/**/*.test.ts"],
    },
    "apps/operator-desk": {
      entry: ["src/**/*.{stories.tsx,test.ts,test.tsx}"],
    },
    "apps/storybook": {
      entry: [".storybook/*.{ts,tsx}"],
    },
    e2e: {
      entry: ["**/*.spec.ts", "service/**/*.test.ts"],
    },
    tools: {
      entry: [
        "bootstrap/{start,test,dev,connect}.mjs",
        "vitest/fast-check.ts",
        // A test kills it.
        "release/testing/killed-release.ts",
        // Run by its path: in a copy, and in a process of its own.
        "new/look-at-pages.ts",
        "stack/bundle-sandbox.ts",
        "connect/main.ts",
        "**/*.test.ts",
      ],
      // Linux has it; the benchmark says so where it is missing.
      ignoreBinaries: ["taskset"],
    },
  },
} satisfies KnipConfig;
