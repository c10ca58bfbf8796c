import { post } from "@naluma/api-client";
import { emptyBody } from "@naluma/api-client/wire";
import * as v from "valibot";

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** The proof of work that the platform accepts instead of a picture's code. Only the sandbox has this call. */
export const getCaptchaWork = post("/sandbox/visitor/captcha-work", {
  body: emptyBody,
  reads: v.object({ iterations: whole(100_000), bits: whole(8), parts: whole(5) }),
});
