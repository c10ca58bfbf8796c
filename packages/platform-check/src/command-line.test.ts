import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test("an address is enough", () => {
  expect(readCommandLine(["https://platform.example/"])).toMatchObject({
    origin: "https://platform.example",
    config: "platform-check.yaml",
    isReadOnly: false,
    report: undefined,
  });
});

test("areas are tried in the order of the contract", () => {
  expect(readCommandLine(["https://p.example", "--only", "wallet, login"])?.areas).toEqual([
    "login",
    "wallet",
  ]);
});

test("a seed repeats a run; without one each run has its own", () => {
  expect(readCommandLine(["https://p.example", "--seed", "7"])?.seed).toBe(7);
  expect(readCommandLine(["https://p.example"])?.seed).toBeGreaterThan(0);
});

test.each([
  [[], "The first argument must be an origin"],
  [["platform.example"], "The first argument must be an origin"],
  [["https://p.example/api"], "The first argument must be an origin"],
  [["https://me:secret@p.example"], "must not hold a user name"],
  [["https://p.example", "more"], "more is one argument too many"],
  [["https://p.example", "--site", "one"], "--site must be a whole number"],
  [["https://p.example", "--seed", "x"], "--seed must be a whole number"],
  [["https://p.example", "--only", "money"], "there is no area money"],
  [["https://p.example", "--fast"], "--fast"],
])("%j is refused: %s", (args, problem) => {
  expect(() => readCommandLine(args)).toThrow(problem);
});
