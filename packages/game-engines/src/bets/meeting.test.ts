import { expect, test } from "vitest";
import { atField, fieldAt } from "./meeting.ts";

test.each([
  ["7;win:3", { field: 7, bets: "win:3" }],
  ["win:3", { field: undefined, bets: "win:3" }],
  ["24;home+drawx3", { field: 24, bets: "home+drawx3" }],
  ["0;home", { field: undefined, bets: "0;home" }],
  ["25;home", undefined],
  ["99;home", undefined],
])("the field number of %s is read", (choice, expected) => {
  expect(atField(choice, 24)).toEqual(expected);
});

test("a game meets every field in turn, and another game starts elsewhere", () => {
  const met = (code: string) =>
    Array.from({ length: 24 }, (_, meeting) => fieldAt(code, meeting, 24));
  expect(new Set(met("KST-0001")).size).toBe(24);
  expect(met("KST-0001")[0]).not.toBe(met("SWT-0001")[0]);
  expect(met("KST-0001")).toEqual(met("KST-0001"));
});
