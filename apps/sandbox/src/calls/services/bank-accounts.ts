import type { Locale } from "@naluma/site/locale";
import * as v from "valibot";
import {
  addBankAccount,
  bankAccountsOf,
  isOwnName,
  makeDefault,
  maxBankAccounts,
  removeBankAccount,
  type BankAccount,
} from "../../bank-accounts/bank-accounts.ts";
import { isoTime } from "../../ground/clock.ts";
import { empty, flag, id, text, time, whole } from "../../ground/values.ts";
import type { Member } from "../../members/sessions.ts";
import { guessWithdrawPassword } from "../../members/withdraw-password.ts";
import { publishProfile } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { done, refusal, tooMany, type Answer } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";
import { withdrawPassword } from "./withdraw-password.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "publisher" | "throttle">;

/** Account numbers of all countries, including IBANs; spaces and hyphens are only for readability. */
const accountNumber = v.pipe(
  text(1, 50),
  v.regex(/^[\s-]*([A-Za-z0-9][\s-]*){6,34}$/),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase()),
);

const filled = (max: number) => v.pipe(text(2, max), v.regex(/\S.*\S/));

const addedBody = v.strictObject({
  bank: filled(64),
  holder: filled(100),
  number: accountNumber,
  withdraw_password: withdrawPassword,
});

const namedBody = v.strictObject({ id, withdraw_password: withdrawPassword });

const data = v.object({
  list: v.array(
    v.object({
      id,
      bank: text(2, 64),
      holder: text(2, 100),
      number: text(4, 64),
      is_default: flag,
      added_at: time,
    }),
  ),
  most: whole(1),
});

const toDto = ({ id: account, bank, holder, number, isDefault, createdAt }: BankAccount) => ({
  id: account,
  bank,
  holder,
  number: `•••• ${number.slice(-4)}`,
  is_default: isDefault ? 1 : 0,
  added_at: isoTime(createdAt),
});

const listed = async ({ db }: Pick<Services, "db">, { id: memberId }: Member): Promise<Answer> =>
  done({ list: (await bankAccountsOf(db, memberId)).map(toDto), most: maxBankAccounts });

/** Nothing is shown or changed before the withdraw password is verified. */
const refusedTo = async (
  services: Needs,
  member: Member,
  lang: Locale,
  typed: string,
): Promise<Answer | undefined> => {
  const guess = await guessWithdrawPassword(services, member, typed);
  switch (guess.kind) {
    case "too many":
      return tooMany(guess.wait, lang);
    case "none set":
      return refusal("103", "withdraw_password_none", lang);
    case "wrong":
      return refusal("101", "withdraw_password_wrong", lang);
    case "right":
      return undefined;
  }
};

const limitGap = { limit: String(maxBankAccounts) };

const common = { tag: "Member services", capability: "bankAccounts", data } as const;
const path = "/api/services/v1/member/bank-accounts";

const list = memberCall({
  ...common,
  path,
  operationId: "listBankAccounts",
  body: empty,
  run: ({ services, holder: { member } }: MemberAsk<Pick<Services, "db">>) =>
    listed(services, member),
});

const add = memberCall({
  ...common,
  path: `${path}/add`,
  operationId: "addBankAccount",
  throttled: true,
  body: addedBody,
  run: async (
    { services, holder: { member }, lang }: MemberAsk<Needs>,
    { withdraw_password: typed, ...account },
  ) => {
    const refused = await refusedTo(services, member, lang, typed);
    if (refused) return refused;
    if (!isOwnName(member, account.holder)) return refusal("104", "bank_holder_differs", lang);
    const outcome = await addBankAccount(services, member.id, account);
    if (outcome === "known") return refusal("105", "bank_account_known", lang);
    if (outcome === "full") return refusal("106", "bank_accounts_full", lang, null, limitGap);
    // A member who needed an account before depositing has one now.
    publishProfile(services, member.id);
    return listed(services, member);
  },
});

const change = (
  tail: "default" | "remove",
  operationId: string,
  carry: (services: Needs, memberId: number, id: number) => Promise<boolean>,
) =>
  memberCall({
    ...common,
    path: `${path}/${tail}`,
    operationId,
    throttled: true,
    body: namedBody,
    run: async (
      { services, holder: { member }, lang }: MemberAsk<Needs>,
      { id: account, withdraw_password: typed },
    ) => {
      const refused = await refusedTo(services, member, lang, typed);
      if (refused) return refused;
      if (!(await carry(services, member.id, account)))
        return refusal("107", "bank_account_unknown", lang);
      publishProfile(services, member.id);
      return listed(services, member);
    },
  });

export const bankAccountCalls = [
  list,
  add,
  change("default", "makeBankAccountDefault", makeDefault),
  change("remove", "removeBankAccount", removeBankAccount),
];
