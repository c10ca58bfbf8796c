import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getLayout } from "./layout.api.ts";
import { getProfile } from "./profile.api.ts";

type Fields = Readonly<Record<string, string | number>>;

test.each(examplesOf(getLayout))(
  "[MEMBER-01] the layout is read with every field that it has: $name",
  async (example) => {
    const { member_common_layout: wire } = example.data as { member_common_layout: Fields };
    expect(await answerTo(getLayout, {}, example)).toMatchObject({
      ok: true,
      data: {
        memberId: wire["id"],
        account: wire["member_account"],
        currency: wire["member_currency"],
        cash: wire["member_cash"],
        memberType: wire["member_type"],
        agentType: wire["agent_type"],
        agentLevel: wire["agent_level"],
        isAgent: wire["is_agent"] === 1,
        agentActive: wire["agent_active"] === 1,
        isPlaying: wire["is_playing"] === 1,
        cashBack: wire["cash_back_status"] === 1,
        walletOpen: wire["wallet_status"] === 1,
        mustChangePassword: wire["first_login_to_change_password"] === 1,
        mustBindBankAccount: wire["need_bank_account_deposit_verified"] === 1,
      },
    });
  },
);

test("each flag of the layout is read from its own field", async () => {
  const flags = {
    is_agent: "isAgent",
    agent_active: "agentActive",
    is_playing: "isPlaying",
    cash_back_status: "cashBack",
    wallet_status: "walletOpen",
    first_login_to_change_password: "mustChangePassword",
    need_bank_account_deposit_verified: "mustBindBankAccount",
  };
  const [example] = examplesOf(getLayout);
  if (!example) throw new Error("the contract shows no layout");
  const { member_common_layout: shown } = example.data as { member_common_layout: Fields };
  const allOff = Object.fromEntries(Object.keys(flags).map((flag) => [flag, 0]));

  for (const [flag, read] of Object.entries(flags)) {
    const data = { member_common_layout: { ...shown, ...allOff, [flag]: 1 } };
    const value = { code: "100", message: "Success", data };
    const answer = await answerTo(getLayout, {}, { ...example, value });
    const on = Object.entries(answer.ok ? answer.data : {}).filter(([, held]) => held === true);
    expect(on.map(([name]) => name)).toEqual([read]);
  }
});

test("[MEMBER-01] each number of the layout is read from its own field", async () => {
  const [example] = examplesOf(getLayout);
  if (!example) throw new Error("the contract shows no layout");
  const { member_common_layout: shown } = example.data as { member_common_layout: Fields };
  const data = {
    member_common_layout: { ...shown, id: 2, member_type: 3, agent_type: 4, agent_level: 5 },
  };
  const value = { code: "100", message: "Success", data };
  expect(await answerTo(getLayout, {}, { ...example, value })).toMatchObject({
    data: { memberId: 2, memberType: 3, agentType: 4, agentLevel: 5 },
  });
});

test.each(examplesOf(getProfile))(
  "[MEMBER-03] the profile is read with every field that it has: $name",
  async (example) => {
    const { member_profile: wire } = example.data as { member_profile: Fields };
    expect(await answerTo(getProfile, {}, example)).toMatchObject({
      ok: true,
      data: {
        memberId: wire["id"],
        account: wire["member_account"],
        name: wire["member_name"],
        hasWithdrawPassword: wire["is_withdraw_password"] === 1,
        birthday: wire["member_birthday"],
        email: wire["member_email"],
        currency: wire["member_currency"],
        phone: wire["member_phone"],
        zalo: wire["member_zalo"],
      },
    });
  },
);

test("[MEMBER-05] each key of the profile, contacts and identity alike, has its camelCase form", async () => {
  const contacts = {
    member_line: "line",
    member_others: "others",
    member_qq: "qq",
    member_skype: "skype",
    member_wechat: "wechat",
    member_fb: "fb",
    member_zalo: "zalo",
    member_telegram: "telegram",
    member_whats_app: "whatsApp",
    new_identity_id: "identityId",
  };
  const [example] = examplesOf(getProfile);
  if (!example) throw new Error("the contract shows no profile");
  const { member_profile: shown } = example.data as { member_profile: Fields };
  const filled = Object.fromEntries(Object.keys(contacts).map((field) => [field, `my ${field}`]));
  const data = { member_profile: { ...shown, ...filled } };
  const answer = await answerTo(
    getProfile,
    {},
    { ...example, value: { code: "100", message: "Success", data } },
  );
  expect(answer).toMatchObject({
    ok: true,
    data: Object.fromEntries(
      Object.entries(contacts).map(([field, read]) => [read, `my ${field}`]),
    ),
  });
});
