import { post } from "@naluma/api-client";
import { id, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import { longestWait, shortestWait } from "./captcha.times.ts";

/** What a captcha is asked for. */
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

const wait = v.object({ wait_seconds: v.pipe(id, v.minValue(1), v.maxValue(longestWait)) });

/** How long another captcha is out of reach after code 101: at least 1 s. In milliseconds. */
export function captchaWait(data: unknown): number {
  const read = v.safeParse(wait, data);
  return read.success ? read.output.wait_seconds * 1_000 : shortestWait;
}
