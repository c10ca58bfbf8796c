import { expect, it } from "vitest";
import { failedByTimeAlone, type Report } from "./by-time.ts";

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
