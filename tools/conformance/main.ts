import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join as path } from "node:path";
import { codeFingerprint } from "../bootstrap/stamp.mjs";
import { join } from "./join.ts";
import { replayBreaks } from "./replay.ts";
import { provenIn, summary, toMarkdown, toTable } from "./report.ts";
import { readRequirements, readReviews } from "./requirements.ts";
import { fromPlaywright, fromVitest, type TestResult } from "./results.ts";

/**
 * `npm run conformance`          prints the state of every area and writes docs/conformance.md;
 * `npm run conformance -- --check`  also fails when a row that the committed report lists as proven no longer is;
 * `npm run conformance -- --break`  plants small faults, runs their tests, and fails unless each fault is detected;
 *                             words after it select the faults whose file, rows or tests contain one of them
 *
 * Results are read from `.naluma/results`, which only a whole run (`npm run test:all`) fills, so that no row is
 * proven by two runs of different code.
 */
const root = path(import.meta.dirname, "../..");
const report = path(root, "docs/conformance.md");
const resultsFolder = path(root, ".naluma/results");

const read = (file: string): string => readFileSync(path(root, file), "utf8");

const requirements = readRequirements(read("docs/requirements.tsv"));
const reviews = existsSync(path(root, "docs/reviews.tsv"))
  ? readReviews(read("docs/reviews.tsv"))
  : [];

const resultsOfLastRun = (): TestResult[] => {
  if (!existsSync(resultsFolder)) return [];
  return readdirSync(resultsFolder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .flatMap((name) => {
      const content = JSON.parse(readFileSync(path(resultsFolder, name), "utf8"));
      return "suites" in content ? fromPlaywright(content, root) : fromVitest(content, root);
    });
};

/** The committed version, so that rewriting the report cannot hide a lost row from the next check. */
const committedReport = (): string => {
  try {
    return execFileSync("git", ["show", "HEAD:docs/conformance.md"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return existsSync(report) ? readFileSync(report, "utf8") : "";
  }
};

/** Whether the last whole run tested the current code. */
const isOfThisCode = (): boolean => {
  const file = path(resultsFolder, "code.txt");
  return existsSync(file) && readFileSync(file, "utf8") === codeFingerprint();
};

const main = async (options: string[]): Promise<number> => {
  if (options.includes("--break")) {
    const words = options.filter((option) => !option.startsWith("--"));
    return replayBreaks(root, requirements, provenIn(committedReport()), words);
  }
  const results = resultsOfLastRun();
  if (results.length === 0) {
    console.error("There are no results in .naluma/results: npm run test:all makes them.");
    return 1;
  }
  if (!isOfThisCode()) {
    console.error("The results of the last whole run are of other code than this.");
    if (options.includes("--check")) return 1;
  }
  const { verdicts, errors } = join(requirements, results, reviews);

  console.log(toTable(verdicts));
  console.log(summary(verdicts));
  for (const error of errors) console.error(`error: ${error}`);

  const state = new Map(verdicts.map(({ requirement, state }) => [requirement.id, state]));
  const lost = provenIn(committedReport()).filter((id) => state.get(id) !== "proven");
  const checks = options.includes("--check");
  // A lost row must not disappear from the report with the next commit.
  if (!checks || lost.length === 0) writeFileSync(report, toMarkdown(verdicts));
  for (const id of lost) console.error(`lost: ${id} was proven, now it is ${state.get(id)}`);
  return errors.length > 0 || (checks && lost.length > 0) ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2));
