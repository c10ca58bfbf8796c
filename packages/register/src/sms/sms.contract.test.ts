import { fakeApi } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { sendRegisterSms } from "./sms.api.ts";
import { sendSms } from "./sms.runner.ts";

const body = {
  member_phone: "0912345678",
  currency: "VND",
  type: "register_member",
  site_id: 9,
} as const;

test("[REG-35] the body is that of the contract: phone, currency, its type and the site", async () => {
  const api = fakeApi({ "/register/sms": () => ({ data: null }) });
  await sendSms({ api, siteId: 9, clock: fakeClock(), local: undefined }, "0912345678", "VND");
  expect(api.sent.map(({ body: sent }) => sent)).toEqual([requestOf(sendRegisterSms)]);
});

test.each(examplesOf(sendRegisterSms))(
  "its code is read, zeros included: $name",
  async (example) => {
    const answer = await answerTo(sendRegisterSms, body, example);
    expect(answer.ok ? "100" : answer.refusal.code).toBe(example.code);
  },
);
