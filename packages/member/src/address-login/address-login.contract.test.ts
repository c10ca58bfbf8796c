import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { exchangeEnc } from "./address-login.ts";

const body = { enc: "q1V8f0pXzJ2m7sYtR4uKcA" };

test.each(examplesOf(exchangeEnc))(
  "[AUTH-98] an enc is sent, and JSON in text is read: $name",
  async (example) => {
    const { code, message, data, isSuccess } = example;
    const answer = await answerTo(exchangeEnc, body, example);
    if (!isSuccess)
      return expect(answer).toEqual({ ok: false, refusal: { code, message, data, status: 200 } });
    const wire: Record<string, unknown> = JSON.parse(String(data));
    expect(answer).toMatchObject({
      ok: true,
      data: {
        memberId: wire["member_id"],
        account: wire["member_account"],
        currency: wire["member_currency"],
        token: wire["tk"],
      },
    });
  },
);
