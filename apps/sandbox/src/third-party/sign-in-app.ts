import { randomBytes } from "node:crypto";
import { isLocale, type Locale } from "@naluma/site/locale";
import { typedLine } from "@naluma/site/typed";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { isTotpOn } from "../login-protection/totp.ts";
import { lockMember } from "../members/find-member.ts";
import { issueEnc } from "../members/login-links.ts";
import { passwordGuess } from "../members/passwords.ts";
import type { Member } from "../members/sessions.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import type { Services } from "../services.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { type MessageName, words } from "../wire/answer.ts";
import type { Bound } from "../wire/client-address.ts";
import { isSound } from "../wire/read-body.ts";
import { failedMessage, noSignInPage, signInPage, type SignInRequest } from "./sign-in-page.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "sites" | "throttle">;

const asked = v.object({
  client_id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
  redirect_uri: v.string(),
  state: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  ui_locales: v.fallback(v.pipe(v.string(), v.maxLength(16)), "en_US"),
});

const decided = v.object({
  ...asked.entries,
  decision: v.picklist(["agree", "refuse", "fail"]),
  account: v.fallback(v.pipe(v.string(), v.transform(typedLine), v.maxLength(32)), ""),
  password: v.fallback(v.pipe(v.string(), v.maxLength(64)), ""),
});

/** Tests send many logins from one machine. */
const fromAddress: Limit = { max: 60, within: 60_000 };

/** The code and message of the site's own login for a member who may not log in there. */
function barOf({ state, facts }: Member): readonly [string, MessageName] | undefined {
  if (state === "disabled") return ["102", "account_disabled"];
  if (state === "frozen") return ["103", "account_frozen"];
  return facts.transferred === true ? ["802", "account_transferred"] : undefined;
}

/**
 * A company at which players have an account: with the player's consent it tells a site who they are, as OpenID
 * Connect does. Its accounts are the play accounts. The site gets an `enc`, which it exchanges itself, so that
 * no address contains a token.
 */
export function createSignInApp(services: Needs): Hono<Bound> {
  const { config, throttle } = services;
  const app = new Hono<Bound>();

  const show = (c: Context<Bound>, status: 200 | 400 | 429, draw: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString("base64");
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${config.publicOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(draw(nonce), status);
  };

  /** The requesting site; only its own page receives the response. */
  const siteOf = ({ client_id, redirect_uri }: SignInRequest): SiteRecord | undefined =>
    redirect_uri === `${config.publicOrigin}/authCallback`
      ? services.sites.withId(Number(client_id))
      : undefined;

  const answer = (
    c: Context<Bound>,
    { redirect_uri, state }: SignInRequest,
    says: Readonly<Record<string, string>>,
  ) => c.redirect(`${redirect_uri}?${new URLSearchParams({ state, ...says })}`, 303);

  app.get("/", (c) => {
    const read = v.safeParse(asked, c.req.query());
    const site = read.success ? siteOf(read.output) : undefined;
    return show(c, site ? 200 : 400, (nonce) =>
      read.success && site
        ? signInPage({ nonce, site, request: read.output })
        : noSignInPage(c.req.query("ui_locales") ?? "", nonce),
    );
  });

  app.post("/", bodyLimit({ maxSize: 10_000 }), async (c) => {
    const form = await c.req.parseBody();
    const read = v.safeParse(decided, isSound(form) ? form : {});
    const site = read.success ? siteOf(read.output) : undefined;
    if (!read.success || !site) return show(c, 400, (nonce) => noSignInPage("", nonce));
    const { decision, account, password, ...request } = read.output;
    const lang: Locale = isLocale(request.ui_locales) ? request.ui_locales : "en_US";

    if (decision === "refuse") return answer(c, request, { msg: "authLoginClose" });
    if (decision === "fail") {
      const says = { msg: "authLoginClose", resCode: "999", resMessage: failedMessage(lang) };
      return answer(c, request, says);
    }

    const again = (status: 200 | 429, error: string) =>
      show(c, status, (nonce) => signInPage({ nonce, site, request, error, account }));
    const peer = c.env.incoming?.socket.remoteAddress ?? "unknown";
    if ((await throttle.take(`sign-in ${peer}`, addressLimit(config, fromAddress))) > 0)
      return again(429, words("status_429", lang));
    const guess = await passwordGuess(services, { siteId: site.id, account, password });
    if (guess.kind === "too many") return again(429, words("status_429", lang));
    if (guess.kind === "wrong") return again(200, words("account_wrong", lang));
    const barred = barOf(guess.member);
    if (barred) {
      const [resCode, word] = barred;
      return answer(c, request, { msg: "authLoginClose", resCode, resMessage: words(word, lang) });
    }
    const issued = await services.db.transaction(async (tx) => {
      // Ensures that a new password or second step set in parallel is completed before this link is created.
      const now = await lockMember(tx, guess.member.id);
      if (now.passwordHash !== guess.member.passwordHash) return "wrong";
      // A password alone must not be enough here if it is not enough on the site.
      if (services.sites.offers(site.id, "authenticator") && (await isTotpOn(tx, now.id)))
        return "second step";
      return issueEnc({ db: tx, clock: services.clock }, now.id);
    });
    if (issued === "wrong") return again(200, words("account_wrong", lang));
    if (issued === "second step") {
      const resMessage = words("second_step_here", lang);
      return answer(c, request, { msg: "authLoginClose", resCode: "120", resMessage });
    }
    return answer(c, request, { msg: "authLogin", enc: issued.enc });
  });

  return app;
}
