import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { captchaWait, getCaptcha, getLoginHeader, login } from "./login.api.ts";

const loginBody = {
  account: "lotus88",
  password: "harvest7",
  site_id: 9,
  answer: "4871",
  captcha_token: "cp_2b8d61f09a",
  device: 1,
  login_type: "web",
  system: "Windows",
  browser: "Chrome",
  system_version: "11",
  remote_addr: "",
  host: "play.example.com",
  cdn: "",
  udid: "5c1f6a3e",
} as const;

const split = <Example extends { isSuccess: boolean }>(examples: readonly Example[]) => ({
  successes: examples.filter(({ isSuccess }) => isSuccess),
  refusals: examples.filter(({ isSuccess }) => !isSuccess),
});

const logins = split(examplesOf(login));
const captchas = split(examplesOf(getCaptcha));

test.each(logins.successes)("a login is read as a member with a token: $name", async (example) => {
  const wire = example.data as Record<string, unknown>;
  expect(await answerTo(login, loginBody, example)).toMatchObject({
    ok: true,
    data: {
      memberId: wire["member_id"],
      account: wire["member_account"],
      currency: wire["member_currency"],
      token: wire["token"],
    },
  });
});

test.each(logins.refusals)(
  "a login that is refused keeps code and data: $name",
  async (example) => {
    const { code, message, data } = example;
    expect(await answerTo(login, loginBody, example)).toEqual({
      ok: false,
      refusal: { code, message, data, status: 200 },
    });
  },
);

test.each(captchas.successes)(
  "[AUTH-30] a captcha is read as token, picture and hint: $name",
  async (example) => {
    const wire = example.data as Record<string, unknown>;
    expect(await answerTo(getCaptcha, { type: 1, site_id: 9 }, example)).toMatchObject({
      ok: true,
      data: { token: wire["token"], source: wire["captcha"], placeholder: wire["placeholder"] },
    });
  },
);

test.each(captchas.refusals)(
  "a captcha too many tells how long to wait: $name",
  async (example) => {
    const answer = await answerTo(getCaptcha, { type: 1, site_id: 9 }, example);
    expect(answer).toMatchObject({ ok: false, refusal: { code: "101" } });
    const { wait_seconds: seconds } = example.data as { wait_seconds: number };
    expect(!answer.ok && captchaWait(answer.refusal.data)).toBe(seconds * 1_000);
  },
);

test.each(examplesOf(getLoginHeader).filter(({ isSuccess }) => isSuccess))(
  "nothing but the header is read of get_login_header: $name",
  async (example) => {
    expect(await answerTo(getLoginHeader, {}, example)).toMatchObject({ ok: true, data: null });
  },
);
