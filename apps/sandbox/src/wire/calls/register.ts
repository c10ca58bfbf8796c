import { isCurrency } from "@naluma/site/currency";
import { addressLimit } from "../../members/address-limit.ts";
import type { Limit } from "../../members/throttle.ts";
import { detailsOf, malformed } from "../../registration/form.ts";
import { judge } from "../../registration/judge.ts";
import { refusedRegister } from "../../registration/refusals.ts";
import { registerMember } from "../../registration/register.ts";
import { fieldRules } from "../../registration/settings.ts";
import type { Services } from "../../services.ts";
import { failure, refusal } from "../answer.ts";
import { call, type Ask } from "../call.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "../complete-login.ts";
import { registerBody } from "./register-body.ts";
import { unknownSite } from "./site.ts";

type Needs = LoginServices & Pick<Services, "captchas" | "ledger" | "sites">;

/** Tries of one address, refused ones too, and what becomes of them in a day. */
const tries: Limit = { most: 10, within: 60_000 };
const opened: Limit = { most: 10, within: 24 * 60 * 60_000 };

const register = call({
  path: "/api/register",
  operationId: "register",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  body: registerBody,
  data: loginData,
  run: async (ask: Ask<Needs>, asked) => {
    const { services, lang, address } = ask;
    const { config, throttle } = services;
    // Counted before anything is looked at, so that calls at once count too; by the player's address.
    if ((await throttle.take(`register ${address}`, addressLimit(config, tries))) > 0)
      return refusedRegister("too often", lang);
    const aDay = addressLimit(config, opened);
    if ((await throttle.waitFor(`registered ${address}`, aDay)) > 0)
      return refusedRegister("too many today", lang);

    const site = ask.services.sites.withId(asked.site_id);
    if (!site) return unknownSite(ask);
    const chosen = asked.member_currency;
    if (!isCurrency(chosen) || !site.currencies.includes(chosen))
      return refusal("999", "currency_unknown", lang);
    const rules = fieldRules(site, chosen);
    const details = detailsOf(asked, rules);
    const fields = malformed(asked, rules, details);
    if (fields.length > 0) return failure(400, lang, { fields });

    const judged = await judge(ask, asked, { site, currency: chosen, rules, details });
    if ("answer" in judged) return judged.answer;
    if ((await throttle.take(`registered ${address}`, aDay)) > 0)
      return refusedRegister("too many today", lang);
    const isProven = details.member_phone !== undefined && rules.member_phone?.isVerified;
    const registered = await registerMember(
      services,
      {
        site,
        account: asked.member_account.toLowerCase(),
        password: asked.password,
        currency: chosen,
        details,
        rules,
        introducer: judged.introducer,
        phoneCode: isProven ? asked.phone_verify : undefined,
        address,
        errorTrack: asked.error_track,
      },
      (tx, member) => beginSession(services, tx, { member, device: deviceOf(ask, {}) }),
    );
    if (registered.refused) return refusedRegister(registered.refused, lang);
    return loggedIn(services, registered.member, registered.begun);
  },
});

export const registerCalls = [register];
