import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildIfStale } from "./build.mjs";
import { readReport } from "./count.mjs";
import { pnpm } from "./install.mjs";
import { root, toolEnvironment } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * A step answers with its results. A check has passed or not. Tests have written a report and ended with a code, and can
 * run again (again.mjs).
 */
const check =
  (program, args) =>
  async ({ show }) => [
    { passes: (await run(program, args, { env: toolEnvironment(), show })).code === 0 },
  ];

const tool = (name) => join(root, "node_modules/.bin", name);

const turbo = (args, options) => pnpm(["exec", "turbo", "run", ...args], options);

const turboCheck =
  (...tasks) =>
  async ({ show }) => [
    { passes: (await turbo([...tasks, "--output-logs=new-only"], { show })).code === 0 },
  ];

/** A program that writes its results where NALUMA_RESULTS says. Its arguments may name parts that are to run. */
const tests = async (name, program, args, { results, show, cwd, env, partArgs }) => {
  const file = join(results, `${name}.json`);
  const runInto = async (target, more = []) => {
    const { code } = await run(program, [...args, ...more], {
      env: toolEnvironment({ NALUMA_RESULTS: target, NO_COLOR: "1", ...env }),
      cwd,
      show,
    });
    return code;
  };
  const code = await runInto(file);
  const again = (target, parts) => runInto(target, partArgs ? partArgs(parts) : parts);
  return [{ name, file, code, again }];
};

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
  const env = whole ? databaseTestsLater : {};
  const { code } = await turbo(args, { show, env });
  const summary = (existsSync(runs) ? readdirSync(runs) : []).find((file) => !before.has(file));
  if (!summary) return [{ passes: false }];
  const { tasks } = JSON.parse(readFileSync(join(runs, summary), "utf8"));
  const reports = tasks
    .filter(({ task, command }) => task === "test" && command !== "<NONEXISTENT>")
    .map(({ package: name, directory, hash, execution }) => {
      const result = join(root, directory, "test-results/unit.json");
      const file = join(results, `unit-${directory.replaceAll("/", "-")}.json`);
      const ran = readReport(result)?.hash === hash;
      if (ran) copyFileSync(result, file);
      // Past Turbo, which would run all of the package.
      const again = async (target, parts) => {
        const project = name.slice(name.indexOf("/") + 1);
        const { code } = await run(tool("vitest"), ["run", "--project", project, ...parts], {
          env: toolEnvironment({ NALUMA_RESULTS: target, NO_COLOR: "1", ...env }),
          show,
        });
        return code;
      };
      return { name, file, code: ran ? (execution?.exitCode ?? 1) : 1, again };
    });
  const isExplained = code === 0 || reports.some((report) => report.code !== 0);
  return isExplained ? reports : [...reports, { passes: false }];
};

const inBrowser = async (run) => {
  const wrong = await ensureBrowser();
  if (!wrong) return await run();
  console.error(wrong);
  return [{ passes: false }];
};

/** Playwright keeps a list of what failed, and runs these again if it is asked to. */
const journeys = (name, args) => (output) =>
  inBrowser(() =>
    tests(name, join(root, "e2e/node_modules/.bin/playwright"), ["test", ...args], {
      ...output,
      cwd: join(root, "e2e"),
      env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(output.results, "again", `${name}.failed`) },
      partArgs: (parts) => ["--workers=1", ...(parts.length > 0 ? ["--last-failed"] : [])],
    }),
  );

/** The tests of tools that need a copy of the checkout to plant files in. */
const copyTests = (name) => (output) =>
  tests(name, tool("vitest"), ["run", "--project", "tools", `${name}.copy`], {
    ...output,
    env: { NALUMA_COPY: "1" },
  });

/** Another run kills at other moments: that it breaks no rule says nothing of one that did. */
const killTest = async (name, program, args, output) => {
  const [report] = await tests(name, program, args, { ...output, partArgs: () => [] });
  return existsSync(report.file) ? { ...report, again: undefined } : report;
};

/** Each kill is a state that the ledger must survive; a night may try a thousand. */
const kills = { embedded: 20, postgres: 10, sigterm: 5, database: 3 };

/** What belongs to no package. */
const rootFiles = ["knip.ts", "knip.production.ts", "vitest.config.ts"];

/** Every step, by the name that `npm test -- NAME` runs it by. */
export const steps = {
  build: async () => {
    await buildIfStale();
    return [{ passes: true }];
  },
  format: check(tool("oxfmt"), ["--check"]),
  lint: async (output) => [
    ...(await turboCheck("lint")(output)),
    ...(await check(tool("oxlint"), ["--deny-warnings", ...rootFiles])(output)),
  ],
  types: turboCheck("typecheck"),
  boundaries: check(tool("turbo"), ["boundaries"]),
  knip: check(tool("knip"), []),
  "knip-production": check(tool("knip"), ["--production", "-c", "knip.production.ts"]),
  changesets: check("node", ["tools/release/main.ts", "check"]),
  contract: check("node", ["tools/wire/main.ts"]),
  unit,
  guards: copyTests("guards"),
  new: copyTests("generated"),
  smoke: journeys("smoke", ["--grep", "@smoke"]),
  stories: (output) =>
    inBrowser(() =>
      tests("stories", tool("vitest"), ["run"], { ...output, cwd: join(root, "apps/storybook") }),
    ),
  browser: journeys("browser", []),
  postgres: (output) => tests("postgres", "node", ["tools/postgres/test.ts"], output),
  kills: async (output) => [
    await killTest(
      "kills",
      "node",
      ["apps/sandbox-kill-test/src/main.ts", "--kills", String(kills.embedded)],
      output,
    ),
    await killTest(
      "kills-postgres",
      "node",
      ["tools/postgres/kill-test.ts", "--kills", String(kills.postgres)],
      output,
    ),
    await killTest(
      "kills-sigterm",
      "node",
      ["apps/sandbox-kill-test/src/main.ts", "--fault=sigterm", `--kills=${kills.sigterm}`],
      output,
    ),
    await killTest(
      "kills-database",
      "node",
      ["apps/sandbox-kill-test/src/main.ts", "--fault=postgres", `--kills=${kills.database}`],
      output,
    ),
  ],
  conformance: check("node", ["tools/conformance/main.ts", "--check"]),
};
