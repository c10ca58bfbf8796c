import { eq } from "drizzle-orm";
import * as v from "valibot";
import { columns, isAnswer } from "../double-validation/questions.ts";
import { findWaiting, nextQuestion, spendLogin } from "../double-validation/waiting-logins.ts";
import { member as members } from "../ground/db/schema.ts";
import { deviceInfo, text, whole } from "../ground/values.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import type { Services } from "../services.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "./complete-login.ts";

type Needs = LoginServices & Pick<Services, "captchas">;

/** Wrong answers per account, across all its logins. */
const wrongAnswers: Limit = { max: 5, within: 15 * 60_000 };

/** Answers and skips from one address. */
const fromAddress: Limit = { max: 30, within: 60_000 };

/** Counts one more for the address. Returns 0, or the whole seconds to wait. */
const takeFromAddress = ({ services, address }: Ask<Needs>): Promise<number> =>
  services.throttle.take(
    `double-validation ${address}`,
    addressLimit(services.config, fromAddress),
  );

const memberLoginId = text(1, 64);

const answer = call({
  path: "/api/login/double_validation",
  operationId: "answerDoubleValidation",
  tag: "Login",
  token: "ignored",
  throttled: true,
  body: v.strictObject({
    member_login_id: memberLoginId,
    answer: text(1, 100),
    captcha_answer: text(1, 16),
    captcha_token: text(1, 128),
    ...deviceInfo,
  }),
  data: loginData,
  run: async (ask: Ask<Needs>, body) => {
    const { services, lang } = ask;
    const { db, throttle } = services;
    const udid = body.udid ?? "";
    const tooSoon = await takeFromAddress(ask);
    if (tooSoon > 0) return tooMany(tooSoon, lang);
    const waiting = await findWaiting(services, body.member_login_id, udid);
    const accountName = `security-answer ${waiting?.memberId ?? "nobody"}`;
    // Checks without counting, so that a player who has to wait keeps the captcha; counting happens below.
    const wait = waiting ? await throttle.waitFor(accountName, wrongAnswers) : 0;
    if (wait > 0) return tooMany(wait, lang);

    if (
      !(await services.captchas.isAnswer(1, {
        token: body.captcha_token,
        answer: body.captcha_answer,
      }))
    )
      return refusal("105", "captcha_wrong", lang);
    if (!waiting) return refusal("101", "login_expired", lang);

    // Counted before the comparison and forgiven after a correct answer, so that parallel guesses count too.
    const guesses = await throttle.take(accountName, wrongAnswers);
    if (guesses > 0) return tooMany(guesses, lang);
    const [member] = await db.select().from(members).where(eq(members.id, waiting.memberId));
    if (!member) return refusal("101", "login_expired", lang);
    if (member.state === "disabled") return refusal("102", "account_disabled", lang);
    if (member.state === "frozen") return refusal("102", "account_frozen", lang);
    if (!(await isAnswer(member, waiting.question, body.answer)))
      return refusal("998", "security_answer_wrong", lang);

    // Of several correct answers at once, only one begins a session.
    const begun = await db.transaction(async (tx) =>
      (await spendLogin(tx, body.member_login_id, services.clock()))
        ? beginSession(services, tx, { member, device: deviceOf(ask, body) })
        : undefined,
    );
    if (!begun) return refusal("101", "login_expired", lang);
    await throttle.forget(accountName);
    return loggedIn(services, member, begun);
  },
});

const skip = call({
  path: "/api/login/double_validation/skip",
  operationId: "skipDoubleValidationQuestion",
  tag: "Login",
  token: "ignored",
  throttled: true,
  body: v.strictObject({ member_login_id: memberLoginId }),
  data: v.object({
    member_login_id: memberLoginId,
    question: v.picklist(columns),
    available_questions_count: whole(0, columns.length),
  }),
  run: async (ask: Ask<Needs>, body) => {
    const { services, lang } = ask;
    const wait = await takeFromAddress(ask);
    if (wait > 0) return tooMany(wait, lang);
    const next = await nextQuestion(services, body.member_login_id);
    return next ? done(next) : refusal("101", "login_expired", lang);
  },
});

export const doubleValidationCalls = [answer, skip];
