import { fakeApi } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { wireNames } from "../fields/wire-names.ts";
import { emptyRegister } from "../form/register-values.ts";
import { settingOf } from "../form/register.fake.ts";
import { askableFields, verificationBody, verifyRegisterField } from "./verification.api.ts";
import { registerQuestions } from "./verification.ts";

test.each(askableFields)(
  "[REG-36] %s is sent alone beside the site, the currency and verification 1",
  async (field) => {
    const api = fakeApi({ "/register/verification": () => ({ data: null }) });
    const settings = { [field]: settingOf({ isUnique: true }) };
    const questions = registerQuestions({ api, siteId: 9, settingsOf: () => settings }, new Map());
    const values = { ...emptyRegister, memberCurrency: "VND", [field]: "0912345678" };
    await questions[field](values, new AbortController().signal);

    const fixed = { site_id: 9, member_currency: "VND", verification: 1 };
    expect(api.sent.map(({ body }) => body)).toEqual([
      { ...fixed, [wireNames[field]]: "0912345678" },
    ]);
  },
);

const body = verificationBody({
  siteId: 9,
  currency: "VND",
  field: "memberPhone",
  value: "0912345678",
});

test("the body is that of the contract", () => {
  expect(body).toEqual(requestOf(verifyRegisterField));
});

test.each(examplesOf(verifyRegisterField))(
  "the answer is a yes or a code: $name",
  async (example) => {
    const answer = await answerTo(verifyRegisterField, body, example);
    expect(answer.ok ? "100" : answer.refusal.code).toBe(example.code);
  },
);
