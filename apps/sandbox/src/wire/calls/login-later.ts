import * as v from "valibot";
import { later } from "../call.ts";
import { clientType, deviceInfo, text } from "../values.ts";

export const laterLoginCalls = [
  later({
    path: "/api/login/double_validation",
    operationId: "answerDoubleValidation",
    tag: "Login",
    token: "ignored",
    throttled: true,
    body: v.strictObject({
      member_login_id: text(1, 64),
      answer: text(1, 100),
      captcha_answer: text(1, 16),
      captcha_token: text(1, 128),
      ...deviceInfo,
      device: v.optional(clientType),
    }),
  }),
  later({
    path: "/api/login/double_validation/skip",
    operationId: "skipDoubleValidationQuestion",
    tag: "Login",
    token: "ignored",
    throttled: true,
    body: v.strictObject({ member_login_id: text(1, 64) }),
  }),
];
