import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { scaledTimeout } from "../timeouts/index.ts";
import { words } from "../vite/index.ts";

/** A workspace package: its folder relative to the root (`packages/site`) and its name without the scope. */
export interface WorkspacePackage {
  folder: string;
  name: string;
}

const scope = "@naluma/";

/** Every package of the workspace, found by its folder, so that a new one needs no list to be edited. */
export const workspacePackages = (root: string): WorkspacePackage[] =>
  [...below(root, "packages"), ...below(root, "apps"), "e2e", "tools"]
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, name: nameOf(join(root, folder, "package.json")) }));

const below = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .toSorted()
        .map((name) => `${folder}/${name}`)
    : [];

const nameOf = (file: string): string => {
  const { name }: { name: string } = JSON.parse(readFileSync(file, "utf8"));
  return name.startsWith(scope) ? name.slice(scope.length) : name;
};

/** Set by a whole run, which has a separate step for the sandbox's database tests. */
const hasDatabaseTestsLater = process.env["NALUMA_DATABASE_TESTS"] === "later";

const seededFastCheck = join(import.meta.dirname, "fast-check.ts");

/** Makes every test that imports fast-check use that of `fast-check.ts`, whose seed is fixed. */
const fixedSeed = (): Plugin => ({
  name: "naluma:fixed-seed",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "fast-check" && importer !== seededFastCheck ? seededFastCheck : undefined,
});

/**
 * Each of these gives a test file its own database: an embedded one, or one on the server that NALUMA_TEST_DATABASE
 * names.
 */
const usesDatabase = /\b(fileDatabase|memberHistory|ownDatabase|runProviderServer|startForTest)\b/;

/** The sandbox's test files that use a database, relative to its folder. */
export const databaseTests = (sandbox: string): string[] =>
  readdirSync(join(sandbox, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join("src", file))
    .filter((file) => usesDatabase.test(readFileSync(join(sandbox, file), "utf8")));

/**
 * One Vitest project for each package, with the package's name. Storybook is not included: its tests run in a browser
 * with their own configuration, as do packages' `.browser.test.tsx`. A `.postgres.test.ts` runs if NALUMA_TEST_DATABASE
 * names a server (`npm run test:postgres`), an `.engine.test.ts` if PUSHER_HOST does
 * (`npm run test:external-realtime`). A `.copy.test.ts` runs checks in a copy of the checkout, and therefore in a
 * separate step (`npm test -- new guards`).
 */
export const unitProjects = (root: string) =>
  workspacePackages(root)
    .filter(({ name }) => name !== "storybook")
    .map(({ folder, name }) => ({
      plugins: [words(), fixedSeed()],
      test: {
        name,
        root: join(root, folder),
        include: ["**/*.test.ts", "**/*.test.tsx"],
        exclude: [
          "**/node_modules/**",
          "**/dist/**",
          "**/build/**",
          "**/*.browser.test.tsx",
          ...(hasDatabaseTestsLater && name === "sandbox" ? databaseTests(join(root, folder)) : []),
          ...(process.env["NALUMA_TEST_DATABASE"] ? [] : ["**/*.postgres.test.ts"]),
          ...(process.env["PUSHER_HOST"] ? [] : ["**/*.engine.test.ts"]),
          ...(process.env["NALUMA_COPY"] ? [] : ["**/*.copy.test.ts"]),
        ],
        // Files share the process and its modules, because reloading these for each would take longer than its tests. A
        // game's own page, however, reads its document once, when its modules are loaded.
        isolate: name === "game-client",
        // Built servers, including those of releases that tests write, are imported by Node, as under a gateway.
        server: { deps: { external: [/\/build\/server\//, /\/naluma-releases-/] } },
        // Far beyond the duration of any test, because other work on the machine must not fail it; a hanging test is
        // still detected. `npm run model` may run for hours.
        testTimeout: process.env["NALUMA_STORIES"] ? 0 : scaledTimeout(180_000),
        hookTimeout: scaledTimeout(180_000),
        expect: { poll: { timeout: scaledTimeout(30_000) } },
        setupFiles: ["waits.ts", "empty-page.ts"].map((file) => join(root, "tools/vitest", file)),
        // All service tests share one stack.
        globalSetup: name === "e2e" ? [join(root, "e2e/service/support/one-stack.ts")] : [],
        // One after the other, because more than one file has members of its stack play.
        fileParallelism: name !== "e2e",
        // A leaked fake must not reach the next test.
        restoreMocks: true,
        unstubGlobals: true,
        unstubEnvs: true,
      },
    }));
