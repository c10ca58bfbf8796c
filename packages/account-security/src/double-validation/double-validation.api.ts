import { post } from "@naluma/api-client";
import { deviceFields, loginData } from "@naluma/api-client/login-data";
import { id } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Question, Subject } from "./question.ts";

/** The profile columns that questions are drawn from (AUTH-37). */
const columns = {
  member_name: "name",
  identity_id: "identityId",
  member_phone: "phone",
  member_email: "email",
  withdraw_password: "withdrawPassword",
} as const satisfies Readonly<Record<string, Subject>>;

/** The number of questions when the platform does not send one (AUTH-40). */
const defaultCount = 3;

const question = v.pipe(
  v.object({
    member_login_id: v.pipe(v.string(), v.minLength(1)),
    question: v.picklist([
      "member_name",
      "identity_id",
      "member_phone",
      "member_email",
      "withdraw_password",
    ]),
    available_questions_count: v.fallback(v.optional(id, defaultCount), defaultCount),
  }),
  v.transform((wire): Question => ({
    memberLoginId: wire.member_login_id,
    subject: columns[wire.question],
    remaining: wire.available_questions_count,
  })),
);

/** The first question, sent with login code 107 (W-42); undefined if it cannot be read. */
export function readQuestion(data: unknown): Question | undefined {
  const read = v.safeParse(question, data);
  return read.success ? read.output : undefined;
}

const memberLoginId = v.string();

export const answerQuestion = post("/login/double_validation", {
  body: v.object({
    member_login_id: memberLoginId,
    answer: v.string(),
    captcha_answer: v.string(),
    captcha_token: v.string(),
    ...deviceFields,
  }),
  reads: loginData,
});

export const skipQuestion = post("/login/double_validation/skip", {
  body: v.object({ member_login_id: memberLoginId }),
  reads: question,
});
