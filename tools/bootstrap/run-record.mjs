import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/*
 * `docs/test-runs.json`: the last ten whole runs, with what was flaky in them. Only `npm run test:all` writes it, once it
 * is through, and whoever ran it commits it with the change. A run in a fresh clone, as CI has it, loses what it wrote.
 */
const record = join(root, "docs/test-runs.json");

const runsKept = 10;

/** More flaky tests than these in one run are no accident. The aim is two, as there will be fewer journeys. */
const mostFlaky = 5;

/** The whole runs before this one, the newest last. */
export const earlierRuns = () =>
  existsSync(record) ? JSON.parse(readFileSync(record, "utf8")).runs : [];

export const recordRun = (run) => {
  const runs = [...earlierRuns(), run].slice(-runsKept);
  writeFileSync(record, `${JSON.stringify({ runs }, null, 2)}\n`);
};

/**
 * Why flaky tests fail a run all the same: there are too many of them, or one was flaky in one of the nine runs before.
 *
 * @param {{ test: string }[]} flaky
 * @param {{ date: string; flaky: { test: string }[] }[]} earlier
 * @returns {string[]}
 */
export const unforgiven = (flaky, earlier) => [
  ...(flaky.length > mostFlaky
    ? [`${flaky.length} tests were flaky, at most ${mostFlaky} may be`]
    : []),
  ...flaky.flatMap(({ test }) =>
    earlier
      .slice(1 - runsKept)
      .filter((run) => run.flaky.some((one) => one.test === test))
      .slice(-1)
      .map(({ date }) => `${test}: flaky again, after ${date}`),
  ),
];

/** The commit that is checked out, as far as there is one. */
export const commit = () => {
  try {
    return execFileSync("git", ["rev-parse", "--short=10", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
};
