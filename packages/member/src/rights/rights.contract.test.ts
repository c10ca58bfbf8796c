import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import {
  checkAgentApplication,
  checkBonus,
  checkCashSurplus,
  listAgentLevelNames,
} from "./rights.api.ts";

test.each(examplesOf(checkBonus))("[MEMBER-25] is_friend is read: $name", async (example) => {
  const answer = await answerTo(checkBonus, { member_currency: "VND", site_id: 9 }, example);
  expect(answer).toMatchObject({ ok: true, data: true });
});

test.each(examplesOf(checkCashSurplus))("[MEMBER-27] active is read: $name", async (example) => {
  const answer = await answerTo(checkCashSurplus, { site_id: 9, currency: "VND" }, example);
  expect(answer).toMatchObject({ ok: true, data: false });
});

test.each(examplesOf(checkAgentApplication))(
  "[MEMBER-28] the code of an agent application is read: $name",
  async (example) => {
    const body = { agent_id: 88_213, apply_agent_flag: 0 } as const;
    const answer = await answerTo(checkAgentApplication, body, example);
    expect(answer.ok ? "100" : answer.refusal.code).toBe(example.code);
  },
);

test.each(examplesOf(listAgentLevelNames))(
  "[MEMBER-32] the names of levels are read, and nothing is sent: $name",
  async (example) => {
    const answer = await answerTo(listAgentLevelNames, {}, example);
    expect(answer).toMatchObject({ ok: true });
    expect(answer.ok && [...answer.data]).toEqual([
      [1, "Partner"],
      [2, "Senior partner"],
    ]);
  },
);
