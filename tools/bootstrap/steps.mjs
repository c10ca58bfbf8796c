import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build.mjs";
import { countResults } from "./count.mjs";
import { pnpm } from "./install.mjs";
import { root, stateFolder, toolEnvironment } from "./place.mjs";
import { run } from "./run.mjs";

/** A step answers with what passed and what failed; a step that runs no tests counts as one. */
const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const tool = (name) => join(root, "node_modules/.bin", name);

const check = async (program, args) =>
  one((await run(program, args, { env: toolEnvironment(), show: true })).code === 0);

const test = async (name, program, args, cwd) => {
  const results = join(stateFolder, "results", `${name}.json`);
  const env = toolEnvironment({ NALUMA_RESULTS: results, NO_COLOR: "1" });
  const { code } = await run(program, args, { env, cwd, show: true });
  const counts = countResults(results, code);
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped: a skipped test fails the run.`);
  return counts;
};

/** Two runs of one step. */
const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  names: [...a.names, ...b.names],
});

const inBrowser = async (run) => {
  const wrong = await ensureBrowser();
  if (!wrong) return await run();
  console.error(wrong);
  return one(false);
};

/** The steps of `npm test`, in order; `npm test -- lint unit` runs those two. */
export const steps = {
  format: () => check(tool("oxfmt"), ["--check"]),
  lint: () => check(tool("oxlint"), ["--type-aware", "--deny-warnings"]),
  types: async () => {
    const typegen = await pnpm(["exec", "turbo", "run", "typegen", "--output-logs=errors-only"], {
      show: true,
    });
    return typegen.code === 0 ? await check(tool("tsc"), ["-b"]) : one(false);
  },
  boundaries: () => check(tool("turbo"), ["boundaries"]),
  knip: () => check(tool("knip"), []),
  unit: () => test("unit", tool("vitest"), ["run"]),
  postgres: () => test("postgres", "node", ["tools/postgres/test.ts"]),
  crash: async () =>
    sum(
      await test("crash", "node", ["apps/sandbox-kill-test/src/main.ts", "--kills", "40"]),
      await test("crash-postgres", "node", ["tools/postgres/kill-test.ts", "--kills", "10"]),
    ),
  build: async () => {
    await buildIfStale();
    return one(true);
  },
  stories: () =>
    inBrowser(() => test("stories", tool("vitest"), ["run"], join(root, "apps/storybook"))),
  browser: () =>
    inBrowser(() =>
      test("browser", join(root, "e2e/node_modules/.bin/playwright"), ["test"], join(root, "e2e")),
    ),
  conformance: () => check("node", ["tools/conformance/main.ts", "--check"]),
};
