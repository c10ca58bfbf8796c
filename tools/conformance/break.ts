import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { copyTree } from "./copy-tree.ts";
import type { Requirement } from "./requirements.ts";
import { fromPlaywright, fromVitest, idsIn, type TestResult } from "./results.ts";

/** A small fault that somebody could make. Planted, it must turn red a test of each of `rows`, and `test`. */
export interface Fault {
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  rows: string[];
  /** A title, or the beginning of one: where no row states what the fault breaks. */
  test?: string;
  /** The tests concerned: files for Vitest, in Node or in its browser, or a file and a title for a journey. */
  run:
    | { unit: string[] }
    | { component: string[] }
    | { browser: string[]; title?: string; project?: string };
}

/** What is wrong with the list itself: faults that do not fit the code, areas that none covers. */
export const faultsInList = (
  faults: Fault[],
  requirements: Pick<Requirement, "id" | "area">[],
  provenRows: string[],
  textOf: (file: string) => string | undefined,
): string[] => {
  const areaOf = new Map(requirements.map(({ id, area }) => [id, area]));
  const errors = faults.flatMap(({ file, find, rows, test }) => {
    const times = (textOf(file) ?? "").split(find).length - 1;
    return [
      ...(times === 1 ? [] : [`${file}: "${find}" occurs ${times} times, not once`]),
      ...(rows.length === 0 && !test ? [`${file}: "${find}" names neither row nor test`] : []),
      ...rows.filter((row) => !areaOf.has(row)).map((row) => `${file}: ${row} is no requirement`),
    ];
  });
  const covered = new Set(faults.flatMap(({ rows }) => rows.map((row) => areaOf.get(row))));
  const proven = new Set(provenRows.map((row) => areaOf.get(row)));
  const bare = [...proven].filter((area) => !covered.has(area));
  return [...errors, ...bare.map((area) => `area ${area} has proven rows and no fault`)];
};

/** What the tests of a fault must show: each row by a test that names it, and the test without a row. */
export const subjectsOf = ({ rows, test }: Pick<Fault, "rows" | "test">): string[] =>
  test === undefined ? rows : [...rows, test];

/** A title may be given ids of rows, or lose them, and the test is the same. */
const withoutIds = (title: string): string => title.replace(/^(\[[A-Z][A-Z0-9]*-\d+\] )+/, "");

/** Which subjects a run has no test of that ended in this way. */
export const without = (
  outcome: TestResult["outcome"],
  subjects: string[],
  results: TestResult[],
): string[] =>
  subjects.filter(
    (subject) =>
      !results.some(
        ({ title, outcome: its }) =>
          its === outcome &&
          (idsIn(title).includes(subject) ||
            title.startsWith(subject) ||
            withoutIds(title).startsWith(subject)),
      ),
  );

export const readFaults = (root: string): Fault[] =>
  JSON.parse(readFileSync(path(root, "tools/conformance/breaks.json"), "utf8"));

/**
 * Plants each fault of `breaks.json` in a copy of the checkout, or those alone whose text contains one of `words`.
 * A fault counts as seen if its tests pass without it and fail with it. Returns the exit code.
 */
export const replayBreaks = (
  root: string,
  requirements: Requirement[],
  provenRows: string[],
  words: string[],
): number => {
  const all = readFaults(root);
  const errors = faultsInList(all, requirements, provenRows, (file) =>
    existsSync(path(root, file)) ? readFileSync(path(root, file), "utf8") : undefined,
  );
  for (const error of errors) console.error(`error: ${error}`);
  if (errors.length > 0) return 1;

  const faults = all.filter((fault) => {
    const text = JSON.stringify(fault);
    return words.length === 0 || words.some((word) => text.includes(word));
  });
  const copy = mkdtempSync(path(tmpdir(), "naluma-break-"));
  let unseen = 0;
  try {
    copyTree(root, copy);
    const hosts = [...new Set(faults.flatMap(hostsOf))];
    for (const host of hosts.filter((name) => !existsSync(buildOf(root, name)))) build(host, copy);
    for (const host of hosts) cpSync(buildOf(copy, host), soundBuildOf(copy, host), recursive);

    const sound = resultsWithoutFault(copy);
    for (const fault of faults) {
      const wrong = unseenIn(fault, sound(fault), copy);
      if (wrong.length > 0) unseen += 1;
      const label = `${fault.file}: ${subjectsOf(fault).join(", ")}`;
      console.log(wrong.length === 0 ? `red    ${label}` : `UNSEEN ${label}; ${wrong.join(", ")}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${faults.length - unseen} of ${faults.length} faults were seen`);
  return unseen === 0 ? 0 : 1;
};

/** The same tests are run once without a fault, however many faults they are to see. */
const resultsWithoutFault = (copy: string) => {
  const known = new Map<string, TestResult[]>();
  return ({ run }: Fault): TestResult[] => {
    const key = JSON.stringify(run);
    const results = known.get(key) ?? runTests(run, copy);
    known.set(key, results);
    return results;
  };
};

const unseenIn = (fault: Fault, sound: TestResult[], copy: string): string[] => {
  const subjects = subjectsOf(fault);
  const red = without("passed", subjects, sound);
  if (red.length > 0) return red.map((subject) => `${subject} has no test that passes without it`);

  const file = path(copy, fault.file);
  const text = readFileSync(file, "utf8");
  const hosts = hostsOf(fault);
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.replace),
  );
  try {
    const notBuilt = hosts.filter((host) => !build(host, copy));
    if (notBuilt.length > 0) return notBuilt.map((host) => `${host} was not built`);
    const green = without("failed", subjects, runTests(fault.run, copy));
    return green.map((subject) => `${subject} is still green`);
  } finally {
    writeFileSync(file, text);
    for (const host of hosts) {
      rmSync(buildOf(copy, host), recursive);
      cpSync(soundBuildOf(copy, host), buildOf(copy, host), recursive);
    }
  }
};

const recursive = { recursive: true };
const buildOf = (root: string, host: string) => path(root, "apps", host, "build");
const soundBuildOf = (root: string, host: string) => path(root, "apps", host, "build.sound");

/** The hosts that a fault gets into. A gateway serves both, but one test runs on one of them. */
const hostsOf = ({ run, file }: Fault): string[] => {
  if (!("browser" in run) || !/^(packages|apps\/web-)/.test(file)) return [];
  return run.project === undefined ? ["web-desktop", "web-mobile"] : [`web-${run.project}`];
};

const call = (program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) =>
  spawnSync(path(cwd, "node_modules/.bin", program), args, { cwd, env, encoding: "utf8" });

const build = (host: string, copy: string): boolean => {
  const { status, stderr } = call("react-router", ["build"], path(copy, "apps", host), process.env);
  if (status !== 0) console.error(`${host} could not be built:\n${stderr}`);
  return status === 0;
};

const runTests = (run: Fault["run"], copy: string): TestResult[] => {
  const results = path(copy, ".naluma-results.json");
  rmSync(results, { force: true });
  const env = { ...process.env, NALUMA_RESULTS: results };
  if (!("browser" in run)) {
    if ("unit" in run) call("vitest", ["run", ...run.unit], copy, env);
    else
      call(
        "vitest",
        // Absolute: from the folder of the stories these paths lead nowhere.
        ["run", ...run.component.map((file) => path(copy, file))],
        path(copy, "apps/storybook"),
        env,
      );
    return existsSync(results) ? fromVitest(JSON.parse(readFileSync(results, "utf8")), copy) : [];
  }
  const title = run.title ? ["--grep", run.title] : [];
  const project = run.project ? ["--project", run.project] : [];
  call("playwright", ["test", ...run.browser, ...title, ...project], path(copy, "e2e"), env);
  return existsSync(results) ? fromPlaywright(JSON.parse(readFileSync(results, "utf8")), copy) : [];
};
