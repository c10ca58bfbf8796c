import * as v from "valibot";
import { text } from "../ground/values.ts";
import { redeemEnc } from "../members/login-links.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import { announceLogin } from "../play/member-events.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { beginSession, deviceOf, type LoginServices } from "./complete-login.ts";

type Needs = LoginServices;

const fromAddress: Limit = { max: 30, within: 60_000 };

const exchangeEnc = call({
  path: "/api/get_info_data",
  operationId: "exchangeEnc",
  tag: "Login",
  token: "welcome",
  throttled: true,
  body: v.strictObject({ enc: text(1, 4096) }),
  data: text(2, 4096),
  run: async (ask: Ask<Needs>, { enc }) => {
    const { services, lang } = ask;
    const limit = addressLimit(services.config, fromAddress);
    const wait = await services.throttle.take(`enc ${ask.address}`, limit);
    if (wait > 0) return tooMany(wait, lang);

    const login = await services.db.transaction(async (tx) => {
      const member = await redeemEnc(tx, services.clock, enc);
      return (
        member && {
          member,
          begun: await beginSession(services, tx, { member, device: deviceOf(ask, {}) }),
        }
      );
    });
    if (!login) return refusal("999", "link_over", lang);
    const { member, begun } = login;
    announceLogin(services, member.id, begun);
    return done(
      JSON.stringify({
        tk: begun.token,
        member_id: member.id,
        member_account: member.account,
        member_currency: member.currency,
      }),
    );
  },
});

export const encCalls = [exchangeEnc];
