import { expect, test } from "vitest";
import { changeOf, checkProvider, initialOf } from "./provider-form.ts";

const typed = { state: "open", delay: "3000", starts: "", ends: "" };
const provider = {
  gp_id: "GPHL",
  name: "Harbourline",
  state: "open",
  planned: null,
  rules: { autoplay: true, turbo: true },
} as const;

test.each([
  ["0", true],
  ["60000", true],
  ["60001", false],
  ["1.5", false],
  ["", false],
])("a delay of %j ms is valid: %s", (delay, isOne) => {
  const { delay: problem } = checkProvider({ ...typed, state: "slow", delay });
  expect(problem === undefined).toBe(isOne);
  // In any other state the delay is not used.
  expect(checkProvider({ ...typed, delay }).delay).toBeUndefined();
});

test.each([
  ["", "", true],
  ["2030-05-01T10:00", "", true],
  ["2030-05-01T10:00", "2030-05-01T10:01", true],
  ["2030-05-01T10:00", "2030-05-01T10:00", false],
  ["2030-05-01T10:00", "2030-04-30T23:00", false],
])("maintenance from %j to %j is possible: %s", (starts, ends, canBe) => {
  const { ends: problem } = checkProvider({ ...typed, state: "maintenance", starts, ends });
  expect(problem === undefined).toBe(canBe);
});

test("what is sent is in the time of the site; what is left empty is the sandbox's to choose", () => {
  const planned = { ...typed, state: "maintenance", starts: "2030-05-01T10:00" };
  expect(changeOf(planned)).toEqual({ state: "maintenance", start_at: "2030-05-01 10:00" });
  expect(changeOf({ ...typed, state: "slow", delay: " 250 " })).toEqual({
    state: "slow",
    delay_ms: 250,
  });
  expect(changeOf(typed)).toEqual({ state: "open" });
});

test("the dialog begins with the present state, or the planned one", () => {
  expect(initialOf(provider)).toEqual(typed);
  const planned = { start_at: "2030-05-01T14:00:00.000Z", end_at: "2030-05-01T16:00:00.000Z" };
  expect(initialOf({ ...provider, planned })).toEqual({
    state: "maintenance",
    delay: "3000",
    starts: "2030-05-01T10:00",
    ends: "2030-05-01T12:00",
  });
});
