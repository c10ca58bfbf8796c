import { expect, test } from "vitest";
import { clockOf, elsewhere, fieldTimeOf, instantOf, timeOf, zoneName } from "./time.ts";

const at = "2026-11-23T02:30:05.000Z";
const now = new Date("2026-11-28T13:00:00.000Z");

test("a time is the site's, wherever the operator's computer is, and its zone is named", () => {
  expect(timeOf(at, now)).toBe("22 Nov, 22:30:05");
  expect(clockOf(at)).toBe("22:30:05");
  expect(fieldTimeOf(at)).toBe("2026-11-22T22:30:05");
  expect(instantOf("2026-11-22T22:30:05")).toBe(at);
  expect(zoneName).toBe("GMT-4");
});

test("a time of another year says so, by the site's calendar", () => {
  expect(timeOf("2027-01-01T03:00:00.000Z", now)).toBe("31 Dec, 23:00:00");
  expect(timeOf("2027-01-01T05:00:00.000Z", now)).toBe("01 Jan 2027, 01:00:00");
  expect(timeOf(at, new Date("2027-06-01T00:00:00.000Z"))).toBe("22 Nov 2026, 22:30:05");
});

test("the computer's own time and that of the wire are shown as well", () => {
  expect(elsewhere(at)).toMatch(/^\d\d Nov 2026, .+ on this computer, 2026-11-23T02:30:05\.000Z$/);
});

test("an invalid time is shown as nothing, and sent as nothing", () => {
  expect(timeOf("soon")).toBe("");
  expect(instantOf("")).toBeUndefined();
  expect(instantOf("soon")).toBeUndefined();
});
