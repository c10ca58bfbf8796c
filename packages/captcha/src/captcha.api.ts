import { post } from "@naluma/api-client";
import { text } from "@naluma/api-client/wire";
import * as v from "valibot";

/** The purpose of a captcha, as the platform numbers it. */
export const captchaTypes = { login: 1, register: 2 } as const;

export const getCaptcha = post("/captcha", {
  body: v.object({ type: v.picklist([1, 2]), site_id: v.number() }),
  reads: v.pipe(
    v.object({
      token: v.pipe(v.string(), v.minLength(1)),
      captcha: v.pipe(v.string(), v.regex(/^data:image\/[a-z+]+;base64,/)),
      placeholder: text,
    }),
    v.transform((wire) => ({
      token: wire.token,
      source: wire.captcha,
      placeholder: wire.placeholder,
    })),
  ),
});

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** The proof of work that the platform accepts instead of a picture's code. */
export const getCaptchaWork = post("/services/v1/visitor/captcha-work", {
  body: v.object({ site_id: v.number() }),
  reads: v.object({ iterations: whole(100_000), bits: whole(8), parts: whole(5) }),
});
