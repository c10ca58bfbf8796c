import type { Exchange } from "../client.ts";
import type { TestAccount } from "../config.ts";
import type { ContractCall } from "../contract.ts";
import { textAt, valueAt } from "../json-value.ts";
import type { Check, Expectation } from "../results.ts";
import { sections } from "../rules.ts";
import { envelopeIn, hasSucceeded, judgeAnswer } from "./answers.ts";
import { leave, type CheckContext, type Member } from "./context.ts";
import { checkFaults } from "./faults.ts";
import { checkTokens } from "./tokens.ts";

/** A member's call that reads little and that every platform has. */
const probe = "/api/member/profile/common/layout";
const session = "a session that was not logged out";

export const sessionPart = (token: string): string => token.split(".")[0] ?? "";

const check = (rule: string, subject: string, title: string): Check => ({
  rule,
  area: "sessions",
  subject,
  title,
  severity: "must",
});

const judge = (
  { results }: CheckContext,
  fits: boolean,
  made: Check,
  exchange: Exchange,
  expectation: Expectation,
): boolean => {
  if (fits) results.pass(made);
  else results.fail(made, exchange, expectation);
  return fits;
};

/** The token that `/login` may be sent with, the captcha, and then the login itself. */
export const logIn = async (
  context: CheckContext,
  { account, password, captcha }: TestAccount,
): Promise<Member | undefined> => {
  const { client, config, mask } = context;
  mask.hide(password);
  const lent = await client.send({ path: "/api/get_login_header" });
  const shown = await client.send({
    path: "/api/captcha",
    body: { type: 1, site_id: config.site },
  });
  const captchaToken = textAt(envelopeIn(shown.json)?.data, "token") ?? "";
  mask.hide(captchaToken);
  const exchange = await client.send({
    path: "/api/login",
    token: lent.headers.get("authorization") ?? undefined,
    body: {
      account,
      password,
      site_id: config.site,
      answer: captcha,
      captcha_token: captchaToken,
      device: 1,
      udid: "platform-check",
    },
  });
  const data = envelopeIn(exchange.json)?.data;
  const inBody = textAt(data, "token");
  mask.hide(inBody ?? "");
  const hasLoggedIn = judge(
    context,
    hasSucceeded(exchange),
    check("login", "login", "a member of the configuration logs in"),
    exchange,
    {
      expected: "success (100)",
      advice:
        "Let this account log in with a password and the captcha alone, or configure another one.",
    },
  );
  if (!hasLoggedIn) return undefined;
  const call = context.contract.calls.find(({ path }) => path === "/api/login");
  if (call) context.successes.set(call.id, true);
  if (call)
    judgeAnswer(context, exchange, {
      area: "sessions",
      subject: call.id,
      call,
      title: "a login that succeeds",
      status: 200,
      rule: "W-01",
      advice: "Answer 200 to whatever was understood.",
    });
  const token = exchange.headers.get("authorization") ?? inBody;
  judge(
    context,
    exchange.headers.get("authorization") === inBody && inBody !== undefined,
    check("W-43", "login", "the token is data.token and the authorization header"),
    exchange,
    {
      expected: "the same token in both places",
      advice: "Send the token of the new session as data.token and as the authorization header.",
    },
  );
  if (token === undefined) return undefined;
  leave(context, session);
  const id = valueAt(data, "member_id");
  return {
    token,
    id: typeof id === "number" ? id : undefined,
    currency: textAt(data, "member_currency"),
  };
};

const isAnswered = async ({ client }: CheckContext, token: string) => {
  const exchange = await client.send({ path: probe, token });
  return { exchange, succeeded: hasSucceeded(exchange) };
};

const checkRefused = async (
  context: CheckContext,
  token: string,
  title: string,
  advice: string,
) => {
  const exchange = await context.client.send({ path: probe, token });
  judgeAnswer(context, exchange, {
    area: "sessions",
    subject: "logout",
    title,
    status: 401,
    rule: sections.status,
    advice,
  });
};

/** One session less is left behind. */
export const noteEnd = ({ remainders }: Pick<CheckContext, "remainders">): void => {
  const left = (remainders.get(session) ?? 1) - 1;
  if (left > 0) remainders.set(session, left);
  else remainders.delete(session);
};

/** Ends a session; then none of its tokens is of any use. */
export const logOut = async (
  context: CheckContext,
  { token }: Member,
  earlier: readonly string[] = [],
): Promise<void> => {
  const exchange = await context.client.send({ path: "/api/logout", token });
  const hasEnded = judge(
    context,
    hasSucceeded(exchange),
    check("logout", "logout", "a member logs out"),
    exchange,
    { expected: "success (100)", advice: "End the session of the token that is sent." },
  );
  if (!hasEnded) return;
  noteEnd(context);
  const advice = "Refuse every token of a session that was logged out.";
  await checkRefused(context, token, "the token after a logout", advice);
  for (const before of earlier)
    await checkRefused(context, before, "an earlier token after a logout", advice);
};

/** A renewed token replaces the one before it, which calls that are under way still carry. */
export const checkRenewal = async (
  context: CheckContext,
  exchange: Exchange,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> => {
  judge(
    context,
    sessionPart(before) === sessionPart(after),
    check(sections.tokens, "renewal", "a renewed token has the same part before the first dot"),
    exchange,
    {
      expected: "a token that begins as the one before it, up to the first dot",
      advice:
        "Keep the session's part of a token when it is renewed, and change only what follows the dot.",
    },
  );
  for (const [token, title, advice] of [
    [after, "a renewed token is accepted", "Accept a token from the moment in which it is sent."],
    [
      before,
      "the token before a renewal is accepted for 60 s",
      "Keep the token before a renewal valid for 60 s.",
    ],
  ] as const) {
    const answer = await isAnswered(context, token);
    judge(context, answer.succeeded, check("W-79", "renewal", title), answer.exchange, {
      expected: "success (100)",
      advice,
    });
  }
};

/** The only call whose answer always renews the token. The password is changed back at once. */
const checkPasswordChange = async (
  context: CheckContext,
  { token }: Member,
  { password, temporaryPassword = "" }: TestAccount,
): Promise<readonly string[]> => {
  const { client, mask } = context;
  mask.hide(temporaryPassword);
  const change = (from: string, to: string, by: string) =>
    client.send({
      path: "/api/member/profile/edit_password",
      token: by,
      body: { old_password: from, password: to, password_confirmation: to },
    });
  const changed = await change(password, temporaryPassword, token);
  const after = changed.headers.get("authorization");
  const made = check("editPassword", "editPassword", "a new password renews the token");
  if (hasSucceeded(changed)) context.successes.set("editPassword", true);
  const isRenewed = judge(context, hasSucceeded(changed) && after !== null, made, changed, {
    expected: "success (100), and the new token as the authorization header",
    advice: "Send a renewed token with the answer to a changed password.",
  });
  if (!hasSucceeded(changed)) return [token];
  if (isRenewed && after !== null) await checkRenewal(context, changed, { before: token, after });

  // A platform whose new token is of no use may still accept the one before it.
  const tokens = [after ?? token, token];
  for (const by of tokens) {
    const back = await change(temporaryPassword, password, by);
    // This one has just been accepted, whatever became of the others.
    if (hasSucceeded(back)) return [by, back.headers.get("authorization") ?? by, ...tokens];
  }
  leave(context, "an account with its temporaryPassword");
  return tokens;
};

/** What a second login of the same account means to the first session (events.yaml, login). */
const checkSecondLogin = async (
  context: CheckContext,
  account: TestAccount,
  first: Member,
): Promise<Member | undefined> => {
  const second = await logIn(context, account);
  if (second === undefined) return undefined;
  const rule = "event:login";
  const newer = await isAnswered(context, second.token);
  judge(
    context,
    newer.succeeded,
    check(rule, "login", "the newer of two sessions is answered"),
    newer.exchange,
    { expected: "success (100)", advice: "Accept the token of the latest login." },
  );
  const older = await isAnswered(context, first.token);
  if (older.exchange.status === 401) noteEnd(context);
  judge(
    context,
    older.succeeded || older.exchange.status === 401,
    check(rule, "login", "the older of two sessions is answered or ended with 401"),
    older.exchange,
    {
      expected: "success (100) or 401: the contract does not say when the older session ends",
      advice: "Answer 401 as soon as the older session is over, and as before until then.",
    },
  );
  return second;
};

/** From the first login of an account to its logout. */
export const checkSessions = async (
  context: CheckContext,
  account: TestAccount,
  logout: ContractCall,
): Promise<void> => {
  const { config, isReadOnly, results } = context;
  const first = await logIn(context, account);
  const second = first && (await checkSecondLogin(context, account, first));
  if (second === undefined) return;
  // Its own faults are tried here, because a platform that misreads them would end a session that is still needed.
  await checkFaults(context, logout, second);
  await checkTokens(context, logout);
  const mayChange = config.may.password === true && !isReadOnly;
  if (!mayChange)
    results.skip(
      check("W-79", "renewal", "a renewed token"),
      "only a changed password is sure to renew a token, and the configuration does not say may.password: true",
    );
  const [last = second.token, ...earlier] = mayChange
    ? await checkPasswordChange(context, second, account)
    : [second.token];
  await logOut(
    context,
    { token: last },
    [...new Set(earlier)].filter((token) => token !== last),
  );
};
