import { fetching } from "@naluma/captcha";
import { expect, test } from "vitest";
import { nobody } from "../introducer/link.ts";
import { emptyRegister, registerFields, type RegisterField } from "./register-values.ts";
import { isSameField } from "./shown-by-field.ts";

const settings = { at: "ready", fields: registerFields, settings: {} } as const;
const sms = {
  canSend: false,
  isSending: false,
  until: undefined,
  sentTo: undefined,
  refusal: undefined,
  send: () => undefined,
};
const form = (values = {}, wrong?: RegisterField) => ({
  values: { ...emptyRegister, memberCurrency: "USD", ...values },
  errorOf: (field: RegisterField) => (field === wrong ? ({ id: "error" } as const) : undefined),
  isGood: () => false,
});
const empty = {
  form: form(),
  settings,
  sms,
  captcha: fetching,
  introducer: { introducer: nobody, isInviteOff: false },
};

const drawnAfter = (after: object) =>
  registerFields.filter((field) => !isSameField(field, empty, { ...empty, ...after }));

test.each<[string, object, RegisterField[]]>([
  ["a key in the username", { form: form({ memberAccount: "a" }) }, ["password"]],
  ["a key in the password", { form: form({ password: "a" }) }, ["password"]],
  ["a key in the email", { form: form({ memberEmail: "a" }) }, []],
  ["a chosen year", { form: form({ memberBirthday: "1994--" }) }, ["memberBirthday"]],
  [
    "a digit of the withdrawal password",
    { form: form({ withdrawPassword: "1" }) },
    ["withdrawPassword"],
  ],
  ["a digit of the phone", { form: form({ memberPhone: "1" }) }, ["phoneVerify"]],
  ["an email that is wrong", { form: form({}, "memberEmail") }, ["memberEmail"]],
  ["an SMS on its way", { sms: { ...sms, isSending: true } }, ["phoneVerify"]],
  ["an SMS that was sent", { sms: { ...sms, sentTo: "0912345678" } }, ["phoneVerify"]],
  ["a wait for the next SMS", { sms: { ...sms, until: 5 } }, ["phoneVerify"]],
  ["another way to send an SMS", { sms: { ...sms, send: () => undefined } }, []],
  ["a new picture", { captcha: { at: "failed", message: { text: "" } } }, ["verifyCode"]],
  [
    "invite codes that are closed",
    { introducer: { introducer: nobody, isInviteOff: true } },
    ["memberAgent", "recommendCode"],
  ],
])("%s redraws these fields and the currency, which depends on all of them", (_, after, drawn) => {
  const expected = registerFields.filter(
    (field) => field === "memberCurrency" || drawn.includes(field),
  );
  expect(drawnAfter(after)).toEqual(expected);
});

test("another currency redraws all fields", () => {
  expect(drawnAfter({ form: form({ memberCurrency: "VND" }) })).toEqual([...registerFields]);
});
