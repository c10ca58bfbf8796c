import { readFileSync } from "node:fs";
import { join as path } from "node:path";
import type { Requirement } from "./requirements.ts";
import { idsIn, type TestResult } from "./results.ts";

/** A small, realistic bug. When planted, it must fail a test of each of `rows`, and `test`. */
export interface Fault {
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  rows: string[];
  /** A title or part of one, for faults in something that no row covers. */
  test?: string;
  /** The relevant tests: files for Vitest, in Node or in its browser, or a file and a title for a journey. */
  run:
    | { unit: string[] }
    | { component: string[] }
    | { browser: string[]; title?: string; project?: string };
}

/** The errors in the list itself: faults that do not match the code, and areas that none covers. */
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

/** What the tests of a fault must prove: each row through a test that names it, and the test without a row. */
export const subjectsOf = ({ rows, test }: Pick<Fault, "rows" | "test">): string[] =>
  test === undefined ? rows : [...rows, test];

/** The subjects for which a run has no test with this outcome. */
export const without = (
  outcome: TestResult["outcome"],
  subjects: string[],
  results: TestResult[],
): string[] =>
  subjects.filter(
    (subject) =>
      !results.some(
        ({ title, outcome: its }) =>
          its === outcome && (idsIn(title).includes(subject) || title.includes(subject)),
      ),
  );

export const readFaults = (root: string): Fault[] =>
  JSON.parse(readFileSync(path(root, "tools/conformance/breaks.json"), "utf8"));
