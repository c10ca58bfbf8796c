import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faultsInList, readFaults, subjectsOf, without, type Fault } from "./break.ts";
import { provenIn } from "./report.ts";
import { readRequirements } from "./requirements.ts";
import type { TestResult } from "./results.ts";

const fault = (changes: Partial<Fault> = {}): Fault => ({
  file: "a.ts",
  find: "100",
  replace: "200",
  rows: ["API-01"],
  run: { unit: ["a.test.ts"] },
  ...changes,
});

const requirements = [
  { id: "API-01", area: "API" },
  { id: "UI-01", area: "UI" },
];
const check = (faults: Fault[], text = "const success = 100;") =>
  faultsInList(faults, requirements, ["API-01"], (file) => (file === "a.ts" ? text : undefined));

it("accepts a list in which every area with proven rows has a fault", () => {
  expect(check([fault()])).toEqual([]);
});

it("asks for a fault in every area with proven rows", () => {
  expect(check([])).toEqual(["area API has proven rows and no fault"]);
});

it("refuses a fault whose place is gone or not the only one", () => {
  expect(check([fault()], "")).toEqual([`a.ts: "100" occurs 0 times, not once`]);
  expect(check([fault()], "100 100")).toEqual([`a.ts: "100" occurs 2 times, not once`]);
  expect(check([fault(), fault({ file: "gone.ts" })])).toHaveLength(1);
});

it("refuses a fault for a row that no requirement has, or for neither row nor test", () => {
  expect(check([fault(), fault({ rows: ["none"] })])).toEqual(["a.ts: none is no requirement"]);
  expect(check([fault(), fault({ rows: [] })])).toEqual([`a.ts: "100" names neither row nor test`]);
  expect(check([fault(), fault({ rows: [], test: "success" })])).toEqual([]);
});

it("counts a fault as seen when a test of each of its rows has failed, and the one without a row", () => {
  const result = (title: string, outcome: TestResult["outcome"]): TestResult => ({
    title,
    outcome,
    file: "a.test.ts",
    kind: "unit",
  });
  const subjects = subjectsOf(fault({ rows: ["API-01", "UI-01"], test: "an unknown account" }));
  expect(
    without("failed", subjects, [
      result("[API-01] success is 100", "passed"),
      result("[API-01] [API-02] success is not 200", "failed"),
      result("[UI-01] five at once", "passed"),
      result("[AUTH-01] [AUTH-02] an unknown account is answered as a known one", "failed"),
    ]),
  ).toEqual(["UI-01"]);
  expect(without("passed", subjects, [])).toEqual(subjects);
});

it("has faults that fit the code as it is, in every area with proven rows", () => {
  const root = join(import.meta.dirname, "../..");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const requirements = readRequirements(read("docs/requirements.tsv"));
  const proven = provenIn(read("docs/conformance.md"));
  expect(faultsInList(readFaults(root), requirements, proven, read)).toEqual([]);
});

it("names for each row of a fault a file of tests that names the row", () => {
  const root = join(import.meta.dirname, "../..");
  const textOf = (place: string): string => {
    const path = join(root, place);
    const files = statSync(path).isDirectory() ? globSync(`${path}/**/*.test.{ts,tsx}`) : [path];
    return files.map((file) => readFileSync(file, "utf8")).join("");
  };
  const unnamed = readFaults(root).flatMap(({ rows, run }) => {
    const places =
      "unit" in run
        ? run.unit
        : "component" in run
          ? run.component
          : run.browser.map((file) => `e2e/${file}`);
    const text = places.map(textOf).join("");
    return rows.filter((row) => !text.includes(row)).map((row) => `${row}: ${places.join()}`);
  });
  expect(unnamed).toEqual([]);
});
