import { expect, test } from "vitest";
import { readStatus } from "./read-status.ts";

test.each([
  ["data that are here, whatever a later read says", { data: [], isError: true }, "ready"],
  ["nothing yet", {}, "loading"],
  ["nothing, as it failed", { isError: true, fetchStatus: "idle" }, "failed"],
  ["nothing, without a network", { isError: true, fetchStatus: "paused" }, "offline"],
] as const)("of %s a page shows what it is", (_, part, status) => {
  const read = { data: undefined, isError: false, fetchStatus: "fetching", ...part } as const;
  expect(readStatus(read)).toBe(status);
});
