import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import * as v from "valibot";
import { empty, money } from "../../ground/values.ts";
import { mainAccount } from "../../ledger/accounts.ts";
import type { Member } from "../../members/sessions.ts";
import { money as moneyText, shownAmount } from "../../money/amounts.ts";
import { publishCash } from "../../play/member-events.ts";
import { topUp } from "../../play/top-up.ts";
import { mainBalance } from "../../play/wallet.ts";
import type { Services } from "../../services.ts";
import { done, refusal } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import { restrictedAnswer } from "../../wire/restriction-answer.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "ledger" | "publisher" | "sessions">;

/**
 * POST /sandbox/top-up with a member's token: adds play money, at most ten times a day, for a member with less
 * than one top-up left, so that players are never stuck without money.
 */
export const addTopUp = (app: Hono<Bound>, services: Needs): void => {
  const carry = async (member: Member, lang: Locale) => {
    const outcome = await services.db.transaction((tx) =>
      topUp(services, tx, {
        memberId: member.id,
        currency: member.currency,
        account: mainAccount(member.id, member.currency),
      }),
    );
    if (outcome.kind === "enough") {
      const limit = shownAmount(outcome.limit, member.currency, lang);
      return refusal("101", "top_up_enough", lang, null, { limit });
    }
    if (outcome.kind === "later") return refusal("102", "top_up_later", lang);
    if (outcome.kind === "restricted") return restrictedAnswer(outcome.restriction, lang);
    publishCash(services, member);
    return done({ cash: moneyText(await mainBalance(services, services.db, member)) });
  };
  addMemberCall(app, services, "/sandbox/top-up", empty, carry, v.object({ cash: money }));
};
