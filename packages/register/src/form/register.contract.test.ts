import { answerTo, bodyFieldsOf, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { currencies } from "@naluma/site/currency";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import type { FieldSetting, FieldSettings } from "../settings/field-setting.ts";
import { checkRegister } from "./check-register.ts";
import { emptyRegister, registerFields, type RegisterValues } from "./register-values.ts";
import { register, registerBodyOf, type RegisterOrigin } from "./register.api.ts";
import { textInputs, type TextInputField } from "./text-inputs.ts";

const shown: FieldSetting = {
  isDisplayed: true,
  isRequired: false,
  isUnique: false,
  isInMemberCentre: false,
  isVerified: true,
  isVerifiedInMemberCentre: false,
};

const everything: FieldSettings = Object.fromEntries(registerFields.map((field) => [field, shown]));

const origin: RegisterOrigin = {
  captchaToken: "cp_77aa10c3fe",
  remoteAddr: "",
  ipInfo: {},
  errorTrack: [],
};

/** The visitor in the contract's sample request. */
const linh: RegisterValues = {
  ...emptyRegister,
  siteId: "9",
  memberAccount: "lotus88",
  password: "harvest7",
  checkPassword: "harvest7",
  memberCurrency: "VND",
  memberName: "Linh",
  memberBirthday: "1994-03-08",
  withdrawPassword: "4826",
  memberPhone: "0912345678",
  phoneVerify: "204816",
  memberZalo: "linh.zalo",
  verifyCode: "4871",
  recommendCode: "LOTUS7",
  isAgreed: true,
};

const bodyOf = (values: Partial<RegisterValues>, settings = everything) =>
  registerBodyOf({ ...linh, ...values }, settings, origin);

test("[REG-10] [REG-11] [REG-12] the body matches the contract's example, key by key", () => {
  const path = { method: "POST", path: "/register" } as const;
  expect(bodyOf({})).toEqual(requestOf(path));
  expect(Object.keys(bodyOf({}))).not.toContain("check_password");
});

test("[REG-08] [REG-09] a birthday is sent as year, month and day, a withdrawal password as four digits", () => {
  const body = bodyOf({ memberBirthday: "1994-3-8" });
  expect(body).toMatchObject({ member_birthday: "1994-3-8", withdraw_password: "4826" });
});

test("[REG-51] the name is sent without the spaces around it", () => {
  expect(bodyOf({ memberName: " An " }).member_name).toBe("An");
});

test.each([
  [
    { memberAgent: "", recommendCode: "LOTUS7" },
    { introducer: "LOTUS7", recommend_code: "LOTUS7" },
  ],
  [
    { memberAgent: "20817", recommendCode: "" },
    { introducer: "20817", member_agent: "20817" },
  ],
  [
    { memberAgent: "20817", recommendCode: "LOTUS7" },
    { introducer: "20817", member_agent: "20817" },
  ],
  [{ memberAgent: "", recommendCode: "" }, { introducer: "" }],
])("for %j at most one introducer is sent", (values, expected) => {
  const { introducer, member_agent, recommend_code } = bodyOf(values);
  const heard = {
    introducer,
    ...(member_agent !== undefined && { member_agent }),
    ...(recommend_code !== undefined && { recommend_code }),
  };
  expect(heard).toEqual(expected);
});

test("[REG-120] problems with currency and agent are sent too, up to the length that the platform reads", () => {
  const errorTrack = ["currency XXX is not offered", ...Array(80).fill("agent ".repeat(100))];
  const body = registerBodyOf(linh, everything, { ...origin, errorTrack });
  expect(body.error_track[0]).toBe("currency XXX is not offered");
  expect(body.error_track).toHaveLength(50);
  expect(Math.max(...body.error_track.map(({ length }) => length))).toBe(255);
});

it("a field that a currency does not show is not sent, whatever it contained", () => {
  expect(bodyOf({}, { verifyCode: { ...shown, isDisplayed: false } })).toMatchObject({
    member_account: "lotus88",
    password: "harvest7",
    member_name: "",
    member_birthday: "",
    withdraw_password: "",
    member_phone: "",
    phone_verify: "",
    member_zalo: "",
    captcha_token: "",
    verify_code: "",
    answer: "",
    introducer: "LOTUS7",
  });
});

it("a code from an SMS goes with the phone that it proves, never alone", () => {
  expect(bodyOf({ memberPhone: "" }).phone_verify).toBe("");
  const unproven = { ...everything, memberPhone: { ...shown, isVerified: false } };
  expect(bodyOf({}, unproven)).toMatchObject({ member_phone: "0912345678", phone_verify: "" });
});

/** Repeats one character up to the maximum, so that every character and length occurs soon. */
const repeated = (signs: string, most: number) =>
  fc
    .tuple(fc.constantFrom(...signs.split("")), fc.nat(most))
    .map(([sign, times]) => sign.repeat(times));

const typed = (field: TextInputField, signs: string) =>
  repeated(signs, textInputs[field].maxLength);

const digits = repeated("09", 20);

it("every value that the rules allow can be read by the platform, in length and characters", () => {
  const fields = bodyFieldsOf({ method: "POST", path: "/register" });
  const anything = "aZ09_.-@+ é王";
  const values = fc.record({
    memberCurrency: fc.constantFrom(...currencies),
    memberName: typed("memberName", "aé王 "),
    memberOthers: typed("memberOthers", anything),
    identityId: typed("identityId", anything),
    memberAgent: typed("memberAgent", "aZ09-"),
    recommendCode: typed("recommendCode", "aZ09-"),
    memberTelegram: typed("memberTelegram", "aZ09_.-@"),
    memberQq: typed("memberQq", "aZ09_.-"),
    memberPhone: digits,
    phoneVerify: digits,
    withdrawPassword: digits,
  });
  const filledOnce = new Set<string>();
  fc.assert(
    fc.property(values, (typedIn) => {
      const form: RegisterValues = { ...linh, memberZalo: "", ...typedIn };
      const wrong = checkRegister(form, { settings: everything, tenDigitPhones: false });
      // Invalid fields are emptied, so that the remaining form can be sent.
      const emptied = registerFields.filter((field) => wrong[field] !== undefined);
      const sent = { ...form, ...Object.fromEntries(emptied.map((field) => [field, ""])) };
      for (const [name, value] of Object.entries(registerBodyOf(sent, everything, origin))) {
        if (typeof value !== "string") continue;
        const { pattern = "", maxLength = Infinity } = fields[name] ?? {};
        if (!new RegExp(pattern).test(value) || value.length > maxLength)
          throw new Error(`${name} is sent as ${JSON.stringify(value)}`);
        if (value !== "") filledOnce.add(name);
      }
    }),
    { numRuns: 500 },
  );
  expect([...filledOnce]).toEqual(
    expect.arrayContaining([
      "member_phone",
      "phone_verify",
      "member_others",
      "identity_id",
      "member_qq",
    ]),
  );
});

const emptyBody = registerBodyOf(
  emptyRegister,
  {},
  {
    captchaToken: "",
    remoteAddr: "",
    ipInfo: {},
    errorTrack: [],
  },
);
const examples = examplesOf(register);

describe("a registration", () => {
  test("[REG-13] sends the body shown in the contract", () => {
    expect(v.is(register.body, requestOf(register))).toBe(true);
  });

  test.each(examples.filter(({ isSuccess }) => isSuccess))(
    "[REG-13] is read as a member with a token: $name",
    async (example) => {
      const wire = Object(example.data);
      expect(await answerTo(register, emptyBody, example)).toMatchObject({
        ok: true,
        data: {
          memberId: wire["member_id"],
          account: wire["member_account"],
          currency: wire["member_currency"],
          token: wire["token"],
        },
      });
    },
  );
});
