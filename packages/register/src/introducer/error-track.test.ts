import { expect, test } from "vitest";
import { track, type TrackedProblem } from "./error-track.ts";

const agent = { type: "member_agent", code: "10023" } as const;

test.each<readonly [TrackedProblem, string]>([
  [{ about: "link", unreadable: "<b>" }, "link: agent or code cannot be read: <b>"],
  [{ about: "introducer", of: agent, is: "invalid" }, "member_agent 10023: invalid"],
  [{ about: "introducer", of: agent, is: "released" }, "member_agent 10023: released"],
  [
    { about: "introducer", of: { type: "recommend_code", code: "AB12" }, uncheckedBy: "timeout" },
    "recommend_code AB12: not checked (timeout)",
  ],
  [{ about: "domain", uncheckedBy: "999" }, "agent domain: not checked (999)"],
  [
    { about: "agent-currency", agentId: "10023", is: "missing" },
    "member_agent 10023: currency missing",
  ],
  [
    { about: "agent-currency", agentId: "10023", uncheckedBy: "999" },
    "member_agent 10023: currency not known (999)",
  ],
  [
    { about: "chosen-currency", agentId: "10023", agentCurrency: "VND", chosen: "USD" },
    "member_agent 10023: currency VND, chosen USD",
  ],
  [{ about: "currency", by: "query", currency: "XXX" }, "query: currency XXX is not open"],
])("[REG-120] %j is sent along as %j", (problem, text) => {
  expect(track([], problem)).toEqual([text]);
});

test("[REG-120] each problem is listed once, in the order in which it came up", () => {
  const unchecked = { about: "domain", uncheckedBy: "timeout" } as const;
  const invalid = { about: "introducer", of: agent, is: "invalid" } as const;
  const list = [unchecked, invalid, unchecked].reduce<readonly string[]>(track, []);
  expect(list).toEqual(["agent domain: not checked (timeout)", "member_agent 10023: invalid"]);
});
