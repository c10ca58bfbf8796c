import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getCaptcha } from "./captcha.api.ts";
import { captchaWait } from "./captcha.runner.ts";

const examples = examplesOf(getCaptcha);

test.each(examples.filter(({ isSuccess }) => isSuccess))(
  "[AUTH-30] a captcha is read as token, picture and hint: $name",
  async (example) => {
    const wire = example.data as Record<string, unknown>;
    expect(await answerTo(getCaptcha, { type: 1, site_id: 9 }, example)).toMatchObject({
      ok: true,
      data: { token: wire["token"], source: wire["captcha"], placeholder: wire["placeholder"] },
    });
  },
);

test.each([undefined, null, {}, ...["soon", 0, 3_601].map((wait_seconds) => ({ wait_seconds }))])(
  "[AUTH-33] a limit without a time (%j) lasts one second",
  (data) => expect(captchaWait(data)).toBe(1_000),
);

test("a limit may last an hour", () => {
  expect(captchaWait({ wait_seconds: 3_600 })).toBe(3_600_000);
});

test.each(examples.filter(({ isSuccess }) => !isSuccess))(
  "a refused captcha says how long to wait: $name",
  async (example) => {
    const answer = await answerTo(getCaptcha, { type: 1, site_id: 9 }, example);
    expect(answer).toMatchObject({ ok: false, refusal: { code: "101" } });
    const { wait_seconds: seconds } = example.data as { wait_seconds: number };
    expect(!answer.ok && captchaWait(answer.refusal.data)).toBe(seconds * 1_000);
  },
);
