import { refused } from "@naluma/api-client/api.fake";
import { expect, test } from "vitest";
import { fakeMember } from "../member.fake.ts";
import { agentStatusQuery } from "./agent-centre.api.ts";
import { agentStatusOnWire } from "./agent-centre.fake.ts";

const check = "/member/apply_for_agent/check";

const status = (isBeyondWire: boolean, code = "100") => {
  const { member, api } = fakeMember({
    replies: {
      "/services/v1/member/agent": () => ({ data: agentStatusOnWire("refused") }),
      [check]: () => (code === "100" ? { data: null } : refused(code)),
    },
  });
  const { queryClient, session } = member.ports;
  const read = queryClient.fetchQuery(agentStatusQuery(api, session.current(), isBeyondWire));
  return { api, read };
};

test("if the operator reports it, a member's agent status has times, plan and levels", async () => {
  const { api, read } = status(true);
  expect(await read).toMatchObject({
    state: "refused",
    appliedAt: new Date("2026-11-18T15:00:00Z"),
    decidedAt: new Date("2026-11-20T15:00:00Z"),
    levels: [{ level: 1, name: "Partner", share: 20 }, { share: 30 }],
  });
  expect(api.paths()).toEqual(["/services/v1/member/agent"]);
});

test.each([
  ["100", "open"],
  ["101", "closed"],
  ["104", "refused"],
])("otherwise the contract's check decides: %s is %s", async (code, state) => {
  const { api, read } = status(false, code);
  expect(await read).toMatchObject({ state, plan: "", levels: [] });
  expect(api.sent).toMatchObject([{ path: check, body: { agent_id: 7, apply_agent_flag: 0 } }]);
});

test("a check with an unknown code is refused", async () => {
  await expect(status(false, "999").read).rejects.toThrow("Server says 999.");
});
