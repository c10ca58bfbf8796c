import { expect, test } from "vitest";
import { isUnreachable } from "./answer.ts";
import { readStatus } from "./read-status.ts";

test.each([
  ["data that are here, whatever a later read says", { data: [], isError: true }, "ready"],
  ["nothing yet", {}, "loading"],
  ["nothing, as it failed", { isError: true, fetchStatus: "idle" }, "failed"],
  ["nothing, without a network", { isError: true, fetchStatus: "paused" }, "offline"],
] as const)("the status of a page follows from %s", (_, part, status) => {
  const read = { data: undefined, isError: false, fetchStatus: "fetching", ...part } as const;
  expect(readStatus(read)).toBe(status);
});

test.each([
  [0, true],
  [200, false],
  [401, false],
  [500, false],
  [501, false],
  [502, true],
  [503, true],
  [504, true],
  [505, false],
])("a refusal with the status %i did not come from the platform: %s", (status, unreachable) => {
  const refusal = { code: "unknown", message: "", data: null, status };
  expect(isUnreachable(refusal)).toBe(unreachable);
});
