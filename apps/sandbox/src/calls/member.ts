import * as v from "valibot";
import { hasBankAccount } from "../bank-accounts/bank-accounts.ts";
import { onePicture } from "../ground/db/database.ts";
import { currency, empty, flag, id, money, text, whole } from "../ground/values.ts";
import { money as decimal } from "../money/amounts.ts";
import { runningLaunch } from "../play/launches.ts";
import { mainBalance } from "../play/wallet.ts";
import type { Services } from "../services.ts";
import { done } from "../wire/answer.ts";
import { memberCall, type MemberAsk } from "../wire/call.ts";

type Needs = Pick<Services, "db" | "ledger">;

const asFlag = (value: boolean | undefined) => (value === true ? 1 : 0);

const layout = memberCall({
  path: "/api/member/profile/common/layout",
  operationId: "getLayout",
  tag: "Member",
  body: empty,
  data: v.object({
    member_common_layout: v.object({
      id,
      member_account: text(0, 32),
      member_currency: currency,
      member_cash: money,
      member_type: whole(1),
      agent_type: whole(0),
      agent_level: whole(0),
      is_agent: flag,
      agent_active: flag,
      is_playing: flag,
      cash_back_status: flag,
      wallet_status: flag,
      first_login_to_change_password: flag,
      need_bank_account_deposit_verified: flag,
      is_agent_fast_payment: v.optional(flag),
    }),
  }),
  run: async ({ services, holder: { member } }: MemberAsk<Needs>) => {
    const { cash, running, mustBind } = await services.db.transaction(
      async (tx) => ({
        cash: await mainBalance(services, tx, member),
        running: await runningLaunch(tx, member.id),
        // Requested until the member has one.
        mustBind:
          member.facts.needBankAccountDepositVerified === true &&
          !(await hasBankAccount(tx, member.id)),
      }),
      onePicture,
    );
    const { facts } = member;
    return done({
      member_common_layout: {
        id: member.id,
        member_account: member.account,
        member_currency: member.currency,
        member_cash: decimal(cash),
        member_type: facts.memberType ?? 1,
        agent_type: facts.agentType ?? 0,
        agent_level: facts.agentLevel ?? 0,
        is_agent: asFlag((facts.agentType ?? 0) > 0),
        agent_active: asFlag(facts.agentActive),
        is_playing: asFlag(running !== undefined),
        cash_back_status: 1,
        wallet_status: 1,
        first_login_to_change_password: asFlag(facts.firstLoginToChangePassword),
        need_bank_account_deposit_verified: asFlag(mustBind),
        is_agent_fast_payment: 0,
      },
    });
  },
});

const contact = text(0, 50);

/**
 * `lotus88@example.com` is shown as `l******@example.com`, so that a person looking over the player's shoulder
 * learns little.
 */
const masked = (value: string | undefined): string => {
  if (!value) return "";
  const [name = "", domain] = value.split("@");
  return domain === undefined
    ? `${"*".repeat(Math.max(0, name.length - 3))}${name.slice(-3)}`
    : `${name.slice(0, 1)}${"*".repeat(Math.max(1, name.length - 1))}@${domain}`;
};

const profile = memberCall({
  path: "/api/member/profile",
  operationId: "getProfile",
  tag: "Member",
  body: empty,
  data: v.object({
    member_profile: v.object({
      id,
      member_account: text(0, 32),
      member_name: text(0, 100),
      is_withdraw_password: flag,
      member_birthday: v.pipe(v.string(), v.regex(/^$|^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}$/)),
      member_email: text(0, 100),
      member_currency: currency,
      member_phone: text(0, 32),
      member_line: contact,
      member_others: text(0, 100),
      member_qq: contact,
      member_skype: contact,
      member_wechat: contact,
      member_fb: contact,
      member_zalo: contact,
      member_telegram: contact,
      member_whats_app: contact,
      new_identity_id: text(0, 32),
    }),
  }),
  run: async ({ holder: { member } }: MemberAsk<Needs>) => {
    const { facts } = member;
    return done({
      member_profile: {
        id: member.id,
        member_account: member.account,
        member_name: facts.name ?? "",
        is_withdraw_password: asFlag(facts.withdrawPassword !== undefined),
        member_birthday: facts.birthday ?? "",
        member_email: masked(facts.email),
        member_currency: member.currency,
        member_phone: masked(facts.phone),
        member_line: "",
        member_others: facts.others ?? "",
        member_qq: masked(facts.qq),
        member_skype: masked(facts.skype),
        member_wechat: masked(facts.wechat),
        member_fb: masked(facts.fb),
        member_zalo: masked(facts.zalo),
        member_telegram: masked(facts.telegram),
        member_whats_app: masked(facts.whatsApp),
        new_identity_id: masked(facts.identityId),
      },
    });
  },
});

export const memberCalls = [layout, profile];
