import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { failedByTimeAlone, triedAgainByTime, type Report } from "./by-time.ts";

const unit = (...messages: string[]): Report => ({
  testResults: [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    {
      status: "failed",
      assertionResults: messages.map((message) => ({
        status: "failed",
        failureMessages: [message],
      })),
    },
  ],
});
const journeys = (...messages: string[]): Report => ({
  errors: [],
  suites: [
    {
      suites: [
        {
          specs: messages.map((message) => ({
            tests: [
              { status: "expected", results: [{ errors: [] }] },
              { status: "unexpected", results: [{ errors: [{ message }, { message: "after" }] }] },
            ],
          })),
        },
      ],
    },
  ],
});
const inTime = "AssertionError: expected 1 to be 2\n  the call timed out";

it.each<[string, Report[], boolean]>([
  ["a test", [unit("Error: Test timed out in 20000ms.\nIf this is long …")], true],
  ["a hook", [unit("Error: Hook timed out in 10000ms.")], true],
  ["a fixture", [journeys('Fixture "stack" timeout of 120000ms exceeded during setup.')], true],
  ["a journey", [journeys("Test timeout of 300000ms exceeded.")], true],
  ["a press", [journeys("TimeoutError: locator.click: Timeout 60000ms exceeded.")], true],
  ["a fault", [unit(inTime)], false],
  ["a fault beside a limit", [unit("Error: Test timed out in 20000ms."), journeys(inTime)], false],
  [
    "a file that cannot be loaded",
    [{ testResults: [{ status: "failed", message: "SyntaxError", assertionResults: [] }] }],
    false,
  ],
  ["an error of no test", [{ errors: [{ message: "Unhandled" }], testResults: [] }], false],
  ["nothing that a report knows", [{ testResults: [] }], false],
])("%s tells of the machine, or of a fault", (_, reports, byTime) => {
  expect(failedByTimeAlone(reports)).toBe(byTime);
});

describe("tests of a release that fail", () => {
  const timeLimit = unit("Error: Test timed out in 20000ms.");

  /** The messages and the number of test runs. Each run leaves its report and fails; an undefined one passes. */
  async function release(...runs: (Report | undefined)[]) {
    const folder = mkdtempSync(join(tmpdir(), "naluma-by-time-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = ["unit.json", "never-written.json"].map((name) => join(folder, name));
    const said: string[] = [];
    const ran: boolean[] = [];
    const outcome = await triedAgainByTime(
      files,
      (line) => said.push(line),
      async (isAgain) => {
        const report = runs[ran.length];
        ran.push(isAgain);
        if (!report) return;
        writeFileSync(files[0] ?? "", JSON.stringify(report));
        throw new Error(`failed run ${ran.length}`);
      },
    ).then(
      () => "released",
      (error: unknown) => String(error),
    );
    return { outcome, ran, said: said.length };
  }

  it("by a time limit alone are tried again, once", async () => {
    expect(await release(timeLimit)).toEqual({ outcome: "released", ran: [false, true], said: 1 });
    expect(await release(timeLimit, timeLimit)).toEqual({
      outcome: "Error: failed run 2",
      ran: [false, true],
      said: 1,
    });
  });

  it("by a fault, or without a report, are not", async () => {
    const failed = { outcome: "Error: failed run 1", ran: [false], said: 0 };
    expect(await release(unit(inTime))).toEqual(failed);
    expect(await release({})).toEqual(failed);
  });

  it("not at all run once", async () => {
    expect(await release()).toEqual({ outcome: "released", ran: [false], said: 0 });
  });
});
