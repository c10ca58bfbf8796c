import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build.mjs";
import { countResults } from "./count.mjs";
import { pnpm } from "./install.mjs";
import { root, toolEnvironment } from "./paths.mjs";
import { run } from "./run.mjs";

/** A step answers with what passed and what failed; a step that runs no tests counts as one. */
const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const tool = (name) => join(root, "node_modules/.bin", name);

const check =
  (program, args) =>
  async ({ show }) =>
    one((await run(program, args, { env: toolEnvironment(), show })).code === 0);

const turbo = (args, options) => pnpm(["exec", "turbo", "run", ...args], options);

const turboCheck =
  (...tasks) =>
  async (output) =>
    one((await turbo([...tasks, "--output-logs=new-only"], { show: output.show })).code === 0);

/** A program that writes its results where NALUMA_RESULTS says. */
const tests = async (name, program, args, { results, show, cwd, env }) => {
  const file = join(results, `${name}.json`);
  const { code } = await run(program, args, {
    env: toolEnvironment({ NALUMA_RESULTS: file, NO_COLOR: "1", ...env }),
    cwd,
    show,
  });
  const counts = countResults(file, code);
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped: a skipped test fails the run.`);
  return counts;
};

/** Several runs of one step. */
const sum = (counts) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  names: counts.flatMap(({ names = [] }) => names),
});

/** In a whole run the step `postgres` runs the sandbox's database tests: once in a run is enough. */
const databaseTestsLater = { NALUMA_DATABASE_TESTS: "later" };

/**
 * The `test` task of every package. Turbo brings back what ran before on the same inputs, results
 * included; each is counted only if it carries the hash that Turbo gives these inputs now.
 */
const unit = async ({ results, show, whole }) => {
  const runs = join(root, ".turbo/runs");
  const before = new Set(existsSync(runs) ? readdirSync(runs) : []);
  const args = ["test", "--continue", "--concurrency=2", "--summarize", "--output-logs=new-only"];
  const { code } = await turbo(args, { show, env: whole ? databaseTestsLater : {} });
  const summary = (existsSync(runs) ? readdirSync(runs) : []).find((file) => !before.has(file));
  if (!summary) return one(false);
  const { tasks } = JSON.parse(readFileSync(join(runs, summary), "utf8"));
  const counts = tasks
    .filter(({ task, command }) => task === "test" && command !== "<NONEXISTENT>")
    .map(({ package: name, directory, hash, execution }) => {
      const file = join(root, directory, "test-results/unit.json");
      const ran = existsSync(file) && JSON.parse(readFileSync(file, "utf8")).hash === hash;
      if (!ran) return { passed: 0, failed: 1, names: [`${name} has no results of this code`] };
      copyFileSync(file, join(results, `unit-${directory.replaceAll("/", "-")}.json`));
      return countResults(file, execution?.exitCode ?? 1);
    });
  const counted = sum(counts);
  return code !== 0 && counted.failed === 0
    ? { ...counted, failed: 1, names: [`the run ended with code ${code}`] }
    : counted;
};

const inBrowser = async (run) => {
  const wrong = await ensureBrowser();
  if (!wrong) return await run();
  console.error(wrong);
  return one(false);
};

const journeys = (name, args) => (output) =>
  inBrowser(() =>
    tests(name, join(root, "e2e/node_modules/.bin/playwright"), ["test", ...args], {
      ...output,
      cwd: join(root, "e2e"),
    }),
  );

/** Each kill is a state that the ledger must survive; a night may try a thousand. */
const kills = { embedded: 20, postgres: 10, sigterm: 5, database: 3 };

/** Every step, by the name that `npm test -- NAME` runs it by. */
export const steps = {
  build: async () => {
    await buildIfStale();
    return one(true);
  },
  format: check(tool("oxfmt"), ["--check"]),
  lint: turboCheck("lint"),
  types: turboCheck("typecheck"),
  boundaries: check(tool("turbo"), ["boundaries"]),
  knip: async (output) =>
    sum([
      await check(tool("knip"), [])(output),
      await check(tool("knip"), ["--production", "-c", "knip.production.ts"])(output),
    ]),
  changesets: check("node", ["tools/release/main.ts", "check"]),
  unit,
  new: (output) =>
    tests("new", tool("vitest"), ["run", "--project", "tools", "generated.copy"], {
      ...output,
      env: { NALUMA_COPY: "1" },
    }),
  smoke: journeys("smoke", ["--grep", "@smoke"]),
  stories: (output) =>
    inBrowser(() =>
      tests("stories", tool("vitest"), ["run"], { ...output, cwd: join(root, "apps/storybook") }),
    ),
  browser: journeys("browser", []),
  postgres: (output) => tests("postgres", "node", ["tools/postgres/test.ts"], output),
  kills: async (output) =>
    sum([
      await tests(
        "kills",
        "node",
        ["apps/sandbox-kill-test/src/main.ts", "--kills", String(kills.embedded)],
        output,
      ),
      await tests(
        "kills-postgres",
        "node",
        ["tools/postgres/kill-test.ts", "--kills", String(kills.postgres)],
        output,
      ),
      await tests(
        "kills-sigterm",
        "node",
        ["apps/sandbox-kill-test/src/main.ts", "--fault=sigterm", `--kills=${kills.sigterm}`],
        output,
      ),
      await tests(
        "kills-database",
        "node",
        ["apps/sandbox-kill-test/src/main.ts", "--fault=postgres", `--kills=${kills.database}`],
        output,
      ),
    ]),
  conformance: check("node", ["tools/conformance/main.ts", "--check"]),
};
