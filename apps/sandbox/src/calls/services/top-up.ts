import * as v from "valibot";
import { empty, money } from "../../ground/values.ts";
import { mainAccount } from "../../ledger/accounts.ts";
import { money as moneyText, shownAmount } from "../../money/amounts.ts";
import { publishCash } from "../../play/member-events.ts";
import { topUp } from "../../play/top-up.ts";
import { mainBalance } from "../../play/wallet.ts";
import type { Services } from "../../services.ts";
import { done, refusal } from "../../wire/answer.ts";
import type { MoneyAsk } from "../../wire/call.ts";
import { moneyCall } from "../../wire/money-call.ts";
import { restrictedAnswer } from "../../wire/restriction-answer.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "ledger" | "publisher">;

/**
 * Adds play money, at most ten times a day, for a member with less than one top-up left, so that players are never
 * stuck without money.
 */
const playMoney = moneyCall({
  path: "/api/services/v1/member/top-up",
  operationId: "topUp",
  tag: "Member services",
  capability: "topUp",
  body: empty,
  data: v.object({ cash: money }),
  run: async ({ services, tx, holder: { member }, lang, afterwards }: MoneyAsk<Needs>) => {
    const outcome = await topUp(services, tx, {
      memberId: member.id,
      currency: member.currency,
      account: mainAccount(member.id, member.currency),
    });
    if (outcome.kind === "enough") {
      const limit = shownAmount(outcome.limit, member.currency, lang);
      return refusal("101", "top_up_enough", lang, null, { limit });
    }
    if (outcome.kind === "later") return refusal("102", "top_up_later", lang);
    if (outcome.kind === "restricted") return restrictedAnswer(outcome.restriction, lang);
    afterwards(() => publishCash(services, member));
    return done({ cash: moneyText(await mainBalance(services, tx, member)) });
  },
});

export const topUpCalls = [playMoney];
