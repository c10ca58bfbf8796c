import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  assertsNothing,
  countResults,
  endedBadly,
  fromRoot,
  isFailedFile,
  readReport,
} from "./count.mjs";
import { seconds } from "./run.mjs";

/** More failed files and journeys than this are a broken build: a second run would say nothing new. */
const most = 20;

/**
 * Runs what failed once more, by itself and in new processes. What passes then is flaky: the report of its first run is
 * changed to say so, for who counts it and for the conformance.
 *
 * A report has the `file` that its program wrote and the `code` that it ended with. Its `again` runs parts of it, or all
 * where none are given, into another file. Without that a failure stays one.
 *
 * @param {{ name: string; file: string; code: number;
 *   again?: ((file: string, parts: string[]) => Promise<number>) | undefined }[]} reports
 */
export const runAgain = async (reports) => {
  const failed = reports
    .filter(({ again }) => again)
    .map((report) => ({ report, parts: partsToRepeat(readReport(report.file), report.code) }))
    .filter(({ parts }) => parts !== undefined);
  const count = failed.reduce((all, { parts }) => all + Math.max(parts.length, 1), 0);
  if (count === 0) return;
  if (count > most) {
    console.log(`\n${count} files and journeys failed: too many to be worth a second run.`);
    return;
  }
  const since = Date.now();
  console.log("\n── once more, what failed ──");
  for (const { report, parts } of failed) {
    const file = secondFile(report.file);
    mkdirSync(dirname(file), { recursive: true });
    const code = await report.again(file, parts);
    const second = readReport(file);
    if (second === undefined) continue;
    const merged = mergeReports(readReport(report.file), report, second, code);
    writeFileSync(report.file, JSON.stringify(merged));
    // A second run that fails without a failed test has seen an error that no report knows.
    report.code = code !== 0 && countResults(file, 0).failed === 0 ? code : 0;
  }
  console.log(`── once more: ${count} (${seconds(since)})`);
};

/** Beside the first results, in a folder where conformance does not look for any. */
const secondFile = (file) => join(dirname(file), "again", basename(file));

/**
 * What of a run that failed is to run once more: Vitest's files, or failed journeys, of which Playwright keeps a list
 * itself. `[]` is all of it, where an error belongs to no test; undefined is nothing.
 *
 * @returns {string[] | undefined}
 */
export const partsToRepeat = (report, code) => {
  if (code === 0) return undefined;
  if (report === undefined) return [];
  if (report.suites) {
    const failed = playwrightTests(report).filter(({ test }) => test.status === "unexpected");
    if (failed.length > 0) return failed.map(({ key }) => key);
    return playwrightTests(report).some(({ test }) => isEmpty(test)) ? undefined : [];
  }
  if (report.errors?.length > 0) return [];
  return [
    ...new Set(
      report.testResults
        .filter(({ status }) => status !== "passed")
        .map(({ name }) => fromRoot(name)),
    ),
  ];
};

/**
 * The first report, after what it says failed has run once more. A test that passed in one of two runs is flaky.
 *
 * @param {object | undefined} first undefined where the first run wrote none
 * @param {{ name: string; code: number }} run the first one
 * @param {number} code that the second run ended with
 */
export const mergeReports = (first, { name, code: firstCode }, second, code) => {
  const unexplained = [{ message: endedBadly(name, firstCode) }];
  if (first === undefined) return code === 0 ? { ...second, flakyErrors: unexplained } : second;
  const merged = first.suites ? mergePlaywright(first, second) : mergeVitest(first, second);
  if (second.errors?.length > 0) return merged;
  const isExplained = first.suites
    ? playwrightTests(first).some(({ test }) => test.status === "unexpected")
    : first.testResults.some(({ status }) => status !== "passed");
  const errors = first.errors?.length > 0 ? first.errors : isExplained ? [] : unexplained;
  return { ...merged, errors: [], flakyErrors: errors };
};

const mergeVitest = (first, second) => {
  const keyOf = (suite, test) => `${fromRoot(suite.name)} › ${test.fullName}`;
  const again = new Map();
  // A file that two projects run has each test twice: both must have passed.
  for (const suite of second.testResults) {
    for (const test of suite.assertionResults)
      again.set(keyOf(suite, test), [...(again.get(keyOf(suite, test)) ?? []), test.status]);
  }
  const testResults = first.testResults.map((suite) => {
    const files = second.testResults.filter((one) => fromRoot(one.name) === fromRoot(suite.name));
    const notLoaded = files.find(isFailedFile);
    if (isFailedFile(suite)) {
      const { message } = suite;
      if (files.length === 0 || notLoaded) return suite;
      return { ...suite, assertionResults: files[0].assertionResults, status: "flaky", message };
    }
    if (notLoaded) {
      const { message } = notLoaded;
      return suite.status === "passed" ? { ...suite, status: "flaky", message } : suite;
    }
    const assertionResults = suite.assertionResults.map((test) => {
      const statuses = again.get(keyOf(suite, test));
      if (statuses === undefined) return test;
      const passes = statuses.every((status) => status === "passed");
      return passes === (test.status === "passed") ? test : { ...test, status: "flaky" };
    });
    const fails = assertionResults.some(({ status }) => status === "failed");
    return { ...suite, assertionResults, status: fails ? "failed" : "passed" };
  });
  return { ...first, testResults };
};

const mergePlaywright = (first, second) => {
  const again = new Map(playwrightTests(second).map(({ key, test }) => [key, isPassed(test)]));
  const merged = structuredClone(first);
  for (const { key, test } of playwrightTests(merged)) {
    if (again.has(key) && again.get(key) !== isPassed(test)) test.status = "flaky";
  }
  return merged;
};

const isPassed = (test) => test.status === "expected" && !isEmpty(test);

const isEmpty = ({ annotations }) => assertsNothing(annotations);

/** Every test of a report, once a project, with what it is called there. */
const playwrightTests = (report) => {
  const within = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        key: [`[${test.projectName}] ${spec.file}`, ...titles, spec.title].join(" › "),
        test,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => within(suite, []));
};
