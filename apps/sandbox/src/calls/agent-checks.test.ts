import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

test.each([
  [1, "USD", 1],
  [1, "BRL", 0],
  [2, "USD", 0],
])("site %s rewards friends in %s: %s", async (site_id, member_currency, is_friend) => {
  const { data } = await sandbox.api("/bonus_setting/check", { site_id, member_currency });
  expect(data).toEqual({ is_friend });
});

test.each([
  [1, "USD", 1],
  [1, "THB", 0],
  [2, "VND", 0],
])("the cash surplus of site %s runs in %s: %s", async (site_id, currency, active) => {
  const { data } = await sandbox.api("/arks/web/cash_surplus/check", { site_id, currency });
  expect(data).toEqual({ active });
});

test.each([
  ["player21", "100"],
  ["player33", "101"],
  ["player34", "104"],
  // An existing agent gets an error for another application, but not for checking the state.
  ["player17", "100"],
])("the agent application of %s is answered %s", async (account, code) => {
  const { token, memberId } = await sandbox.login(account);
  const asked = { agent_id: memberId, apply_agent_flag: 0 };
  const answer = await sandbox.api("/member/apply_for_agent/check", asked, { token });
  expect(answer.code).toBe(code);
});

test("names of agent levels are in the language of the request", async () => {
  const { token } = await sandbox.login("player17");
  const names = (lang: string) => sandbox.api("/arks/web/agent-level-rename", {}, { token, lang });
  expect((await names("en_US")).data).toMatchObject({
    detail: [{ agent_level: 1, name: "Partner" }, { agent_level: 2 }, { agent_level: 3 }],
  });
  expect((await names("zh_CN")).data).toMatchObject({ detail: [{ name: "合作伙伴" }, {}, {}] });
});
