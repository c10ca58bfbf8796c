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

test("[REG-120] each is listed once, and no more or longer than the body takes", () => {
  let list: readonly string[] = [];
  for (let code = 0; code < 60; code += 1) {
    list = track(list, { about: "domain", uncheckedBy: `${code}` });
    list = track(list, { about: "domain", uncheckedBy: `${code}` });
  }
  expect(list).toHaveLength(50);
  const [long] = track([], { about: "link", unreadable: "x".repeat(999) });
  expect(long).toHaveLength(255);
});
