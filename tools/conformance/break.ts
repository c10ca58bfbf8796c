import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { copyTree } from "./copy-tree.ts";
import { join, type Verdict } from "./join.ts";
import type { Requirement } from "./requirements.ts";
import { fromPlaywright, fromVitest, type TestResult } from "./results.ts";

/** A small fault that somebody could make. Planted, it must turn each of `rows` red. */
export interface Fault {
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  rows: string[];
  /** The tests concerned: files for Vitest, or a file and a title for the browser. */
  run: { unit: string[] } | { browser: string[]; title?: string; project?: string };
}

/** What is wrong with the list itself: faults that do not fit the code, areas that none covers. */
export const faultsInList = (
  faults: Fault[],
  verdicts: Verdict[],
  textOf: (file: string) => string | undefined,
): string[] => {
  const proven = new Map(
    verdicts
      .filter(({ state }) => state === "proven")
      .map(({ requirement }) => [requirement.id, requirement.area]),
  );
  const errors = faults.flatMap(({ file, find, rows }) => {
    const times = (textOf(file) ?? "").split(find).length - 1;
    return [
      ...(times === 1 ? [] : [`${file}: "${find}" occurs ${times} times, not once`]),
      ...(rows.length === 0 ? [`${file}: "${find}" names no row`] : []),
      ...rows.filter((row) => !proven.has(row)).map((row) => `${file}: ${row} is not proven`),
    ];
  });
  const covered = new Set(faults.flatMap(({ rows }) => rows.map((row) => proven.get(row))));
  const bare = [...new Set(proven.values())].filter((area) => !covered.has(area));
  return [...errors, ...bare.map((area) => `area ${area} has proven rows and no fault`)];
};

/** Plants each fault of `breaks.json` in a copy of the checkout. Returns the exit code. */
export const replayBreaks = (
  root: string,
  requirements: Requirement[],
  verdicts: Verdict[],
): number => {
  const faults: Fault[] = JSON.parse(
    readFileSync(path(root, "tools/conformance/breaks.json"), "utf8"),
  );
  const errors = faultsInList(faults, verdicts, (file) =>
    existsSync(path(root, file)) ? readFileSync(path(root, file), "utf8") : undefined,
  );
  for (const error of errors) console.error(`error: ${error}`);
  if (errors.length > 0) return 1;

  const copy = mkdtempSync(path(tmpdir(), "naluma-break-"));
  let unseen = 0;
  try {
    copyTree(root, copy);
    for (const fault of faults) {
      const green = rowsNotRed(fault, requirements, copy);
      const label = `${fault.file}: ${fault.rows.join(", ")}`;
      console.log(
        green.length === 0 ? `red    ${label}` : `UNSEEN ${label}; still ${green.join(", ")}`,
      );
      if (green.length > 0) unseen += 1;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${faults.length - unseen} of ${faults.length} faults were seen`);
  return unseen === 0 ? 0 : 1;
};

const rowsNotRed = (fault: Fault, requirements: Requirement[], copy: string): string[] => {
  const file = path(copy, fault.file);
  const sound = readFileSync(file, "utf8");
  writeFileSync(
    file,
    sound.replace(fault.find, () => fault.replace),
  );
  try {
    const { verdicts } = join(requirements, runTests(fault, copy), []);
    return verdicts
      .filter(({ requirement }) => fault.rows.includes(requirement.id))
      .filter(({ state }) => state !== "failing")
      .map(({ requirement, state }) => `${requirement.id} ${state}`);
  } finally {
    writeFileSync(file, sound);
  }
};

const runTests = ({ run, file }: Fault, copy: string): TestResult[] => {
  const results = path(copy, ".naluma-results.json");
  rmSync(results, { force: true });
  const env = { ...process.env, NALUMA_RESULTS: results };
  const call = (program: string, args: string[], cwd = copy) =>
    spawnSync(path(cwd, "node_modules/.bin", program), args, { cwd, env, encoding: "utf8" });

  if ("unit" in run) {
    call("vitest", ["run", ...run.unit]);
    return existsSync(results) ? fromVitest(JSON.parse(readFileSync(results, "utf8")), copy) : [];
  }

  if (/^(packages|apps\/web-)/.test(file)) {
    for (const host of ["web-desktop", "web-mobile"]) {
      const built = call("react-router", ["build"], path(copy, "apps", host));
      if (built.status !== 0)
        console.error(`${host} was not built with the fault:\n${built.stderr}`);
    }
  }
  call(
    "playwright",
    [
      "test",
      ...run.browser,
      ...(run.title ? ["--grep", run.title] : []),
      ...(run.project ? ["--project", run.project] : []),
    ],
    path(copy, "e2e"),
  );
  return existsSync(results) ? fromPlaywright(JSON.parse(readFileSync(results, "utf8")), copy) : [];
};
