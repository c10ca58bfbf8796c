import { expect, it } from "vitest";
import { faultsInList, type Fault } from "./break.ts";
import type { Verdict } from "./join.ts";

const verdict = (id: string, area: string, state: Verdict["state"]): Verdict => ({
  requirement: { id, area, text: "It holds.", evidence: ["unit"], hosts: [] },
  state,
  missing: [],
  files: [],
});

const fault = (changes: Partial<Fault> = {}): Fault => ({
  file: "a.ts",
  find: "100",
  replace: "200",
  rows: ["API-01"],
  run: { unit: ["a.test.ts"] },
  ...changes,
});

const verdicts = [verdict("API-01", "API", "proven"), verdict("UI-01", "UI", "unproven")];
const check = (faults: Fault[], text = "const success = 100;") =>
  faultsInList(faults, verdicts, (file) => (file === "a.ts" ? text : undefined));

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

it("refuses a fault for a row that is not proven, or for none", () => {
  expect(check([fault(), fault({ rows: ["UI-01"] })])).toEqual(["a.ts: UI-01 is not proven"]);
  expect(check([fault(), fault({ rows: [] })])).toEqual([`a.ts: "100" names no row`]);
});
