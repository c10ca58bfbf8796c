import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { login } from "./login.api.ts";

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
