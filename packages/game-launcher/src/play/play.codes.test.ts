import { isUnreachable } from "@naluma/api-client";
import { expect, test } from "vitest";
import { mayHaveMoved, playRefused } from "./play.codes.ts";

const refusal = (code: string, data: unknown = null, status = 200) => ({
  code,
  message: "words",
  data,
  status,
});

test("code 203 means that the platform is under maintenance, with its start and end", () => {
  const maintain_interval = { start_at: "2026-11-20 02:00:00", end_at: "2026-11-20 06:00:00" };
  expect(playRefused(refusal("203", { maintain_interval }))).toEqual({
    why: "maintenance",
    from: "2026-11-20 02:00:00",
    until: "2026-11-20 06:00:00",
  });
});

test.each([
  [null, "", ""],
  [{}, "", ""],
  [{ maintain_interval: { start_at: "2026-11-20 02:00:00" } }, "2026-11-20 02:00:00", ""],
  [{ maintain_interval: ["02:00", "06:00"] }, "02:00", "06:00"],
])("code 203 with %j is still a maintenance", (data, from, until) => {
  expect(playRefused(refusal("203", data))).toEqual({ why: "maintenance", from, until });
});

test.each(["101", "999", "0203"])("code %s shows the server's words", (code) => {
  expect(playRefused(refusal(code))).toEqual({ why: "failed", message: "words" });
});

test("a refused token is left to the logout", () => {
  expect(playRefused(refusal("401", null, 401))).toEqual({ why: "signed-out" });
});

test("no answer is requested again; a fault or an unreadable answer leaves open whether money moved", () => {
  expect(isUnreachable(refusal("timeout", null, 0))).toBe(true);
  expect(isUnreachable(refusal("500", null, 500))).toBe(false);
  expect(mayHaveMoved(refusal("500", null, 500))).toBe(true);
  expect(mayHaveMoved(refusal("unknown"))).toBe(true);
  expect(mayHaveMoved(refusal("999"))).toBe(false);
});

test.each([
  ["321", "time-out"],
  ["322", "session-limit"],
  ["323", "loss-limit"],
])("%s is a %s of the member's own, with its end", (code, by) => {
  const until = "2026-11-24T04:00:00.000Z";
  expect(playRefused(refusal(code, { until, period: "day", size: "5.00" }))).toEqual({
    why: "restricted",
    by,
    until: new Date(until),
  });
  // A platform that uses the code differently sends its own message.
  expect(playRefused(refusal(code))).toEqual({ why: "failed", message: "words" });
});
