import * as v from "valibot";
import { empty, siteId, text, whole } from "../ground/values.ts";
import { captchaWork } from "../members/captcha-work.ts";
import { clientCaptcha } from "../members/captcha.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done, refusal, tooMany, words } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

/** The proof of work that a browser may do instead of solving a captcha. */
const work = call({
  path: "/api/services/v1/visitor/captcha-work",
  operationId: "getCaptchaWork",
  tag: "Member services",
  capability: "captchaWork",
  token: "ignored",
  body: v.strictObject({ site_id: siteId }),
  data: v.object({ iterations: whole(1, 100_000), bits: whole(1, 8), parts: whole(1, 5) }),
  run: async (ask: Ask, { site_id }) =>
    siteWithId(site_id) ? done(captchaWork) : unknownSite(ask),
});

type Needs = Pick<Services, "captchas" | "config" | "throttle">;

/** Pictures per address; above this the player has to wait (code 101, AUTH-33). */
const pictures: Limit = { max: 30, within: 60_000 };

/** The limit for clients that keep requesting during the wait. */
const insisting: Limit = { max: 120, within: 60_000 };

const captcha = call({
  path: "/api/captcha",
  operationId: "getCaptcha",
  tag: "Login",
  token: "ignored",
  throttled: true,
  body: v.strictObject({ type: v.picklist([1, 2]), site_id: siteId }),
  data: v.object({
    token: text(1, 128),
    captcha: v.pipe(v.string(), v.regex(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/)),
    placeholder: text(0, 64),
  }),
  run: async (ask: Ask<Needs>, { type, site_id }) => {
    const { services, lang } = ask;
    if (!siteWithId(site_id)) return unknownSite(ask);
    const { config, throttle } = services;
    const asked = addressLimit(config, insisting);
    const tooOften = await throttle.take(`captcha-asked ${ask.address}`, asked);
    if (tooOften > 0) return tooMany(tooOften, lang);

    const wait = await throttle.take(`captcha ${ask.address}`, addressLimit(config, pictures));
    if (wait > 0) return refusal("101", "captcha_wait", lang, { wait_seconds: wait });

    const made = await services.captchas.make(type);
    return done({
      token: made.token,
      captcha: made.picture,
      placeholder: words("captcha_placeholder", lang),
    });
  },
});

const ownCaptcha = call({
  path: "/api/clientCaptcha",
  method: "get",
  operationId: "getClientCaptcha",
  tag: "Own site routes",
  token: "ignored",
  throttled: true,
  body: empty,
  data: v.object({
    text: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)),
    svg: v.pipe(v.string(), v.regex(/^<svg[ >]/)),
  }),
  run: async (ask: Ask<Needs>) => {
    const { services, lang } = ask;
    const limit = addressLimit(services.config, insisting);
    const wait = await services.throttle.take(`client-captcha ${ask.address}`, limit);
    if (wait > 0) return tooMany(wait, lang);
    return done(clientCaptcha(services.config.testMode));
  },
});

export const captchaCalls = [captcha, ownCaptcha];
export const captchaWorkCalls = [work];
