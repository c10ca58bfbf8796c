import { currencies } from "@naluma/site/currency";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRegister } from "../form/check-register.ts";
import {
  registerFields,
  type RegisterField,
  type RegisterValues,
} from "../form/register-values.ts";
import type { FieldSetting, FieldSettings } from "../settings/field-setting.ts";
import { decisions } from "./decisions.fake.ts";
import { decide, type Asked } from "./read-decisions.fake.ts";

/* Two independent implementations of the same sentences judge the same random forms. `npm run oracle:register`
   runs a million of them. */
const { numRuns = 50_000 } = fc.readConfigureGlobal();

/** Valid and invalid values for every rule, each repeated according to its weight. */
const near: Readonly<Partial<Record<RegisterField, readonly string[]>>> = {
  memberAccount: ["", "lotus88", "abcd5", "abcde6", "abcdefghij12", "abcdefghijk13", "ab_12c", " "],
  memberName: [
    "",
    " ",
    "Linh",
    " Linh ",
    "Nguyễn Linh",
    "Anna  Berg",
    "Anna\u00A0 Berg",
    "Linh\tAn",
    "王小明",
    "古丽·阿依",
    "·王",
    "王·",
    "王··明",
    "王 小明",
    "𠮷野",
    "王Wang",
    "王•明",
  ],
  memberEmail: [
    "",
    "a@",
    "linh@example.com",
    "a@b",
    "a.b@c.d.co",
    "a..b@c.co",
    "a@-b.co",
    "a@b.c1",
    "a@b.c",
    "@b.co",

    "a@b@c.co",
    " a@b.co",
    "ä@b.co",
    "a+b@c.co",
    `${"a".repeat(93)}@b.co`,
    `${"a".repeat(95)}@b.co`,
  ],
  password: [
    "",
    "harvest7",
    "abcdef",
    "123456",
    "abc 12",
    "abcd5",
    "abcdefghij12",
    "abcdefghijk13",
  ],
  checkPassword: ["", "harvest7", "harvest8", "abcdef", "123456"],
  memberBirthday: ["", "--", "1994-3-8", "1994--", "1994-3-", "-3-8", "--8", "1994", "1994-3"],
  withdrawPassword: ["", "4826", "482", "48261", "48a6", " "],
  memberPhone: [
    "",
    "0912345678",
    "091234567",
    "09123456789",
    "09a1",
    "+84912345678",
    "123456789012345",
    "1234567890123456",
    " ",
  ],
  phoneVerify: ["", "204816", "20481", "2048161", "12a456", " "],
  memberOthers: ["", " ", "Line: @linh"],
  memberAgent: ["", "20817", "A-1"],
  recommendCode: ["", "LOTUS7", "LOTUS 7", "лотос"],
  identityId: ["", " ", "A 12/9-x"],
  verifyCode: ["", " ", "4871"],
};

const contacts = [
  "",
  "linh_88",
  "linh.vn",
  "@linh",
  "a".repeat(4),
  "a".repeat(50),
  "a".repeat(51),
  "a b",
];

/** One character of each kind, so that random texts test the rules rather than Unicode. */
const signs = Array.from("abzAZ019_.-@+ \t\u00A0·•王𠮷é!");
const anyText = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((all) => all.join(""));

const textOf = (field: RegisterField) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(near[field] ?? contacts)) },
    { weight: 1, arbitrary: anyText },
  );

const values: fc.Arbitrary<RegisterValues> = fc.record({
  memberAccount: textOf("memberAccount"),
  memberName: textOf("memberName"),
  memberEmail: textOf("memberEmail"),
  password: textOf("password"),
  checkPassword: textOf("checkPassword"),
  memberCurrency: fc.constantFrom(...currencies),
  memberAgent: textOf("memberAgent"),
  recommendCode: textOf("recommendCode"),
  memberBirthday: textOf("memberBirthday"),
  withdrawPassword: textOf("withdrawPassword"),
  memberPhone: textOf("memberPhone"),
  phoneVerify: textOf("phoneVerify"),
  memberQq: textOf("memberQq"),
  memberTelegram: textOf("memberTelegram"),
  memberWhatsApp: textOf("memberWhatsApp"),
  memberSkype: textOf("memberSkype"),
  memberFb: textOf("memberFb"),
  memberZalo: textOf("memberZalo"),
  memberWechat: textOf("memberWechat"),
  memberOthers: textOf("memberOthers"),
  identityId: textOf("identityId"),
  siteId: fc.constant("1"),
  verifyCode: textOf("verifyCode"),
  isAgreed: fc.boolean(),
});

/** Mostly displayed, because no errors are found in a hidden field. */
const setting = fc.nat(31).map((bits): FieldSetting => ({
  isDisplayed: (bits & 3) !== 0,
  isRequired: (bits & 4) !== 0,
  isVerified: (bits & 8) !== 0,
  isUnique: (bits & 16) !== 0,
  isInMemberCentre: false,
  isVerifiedInMemberCentre: false,
}));

/** One number encodes which fields have no setting, so that each is missing now and then. */
const settings = fc
  .tuple(
    fc.array(setting, { minLength: registerFields.length, maxLength: registerFields.length }),
    fc.nat(),
  )
  .map(([all, gaps]): FieldSettings => {
    const some: Partial<Record<RegisterField, FieldSetting>> = {};
    for (const [place, field] of registerFields.entries()) {
      const one = all[place];
      if (one && (gaps >> (place % 31)) % 8 !== 0) some[field] = one;
    }
    return some;
  });

const asked: fc.Arbitrary<Asked> = fc.record({
  values,
  settings,
  tenDigitPhones: fc.boolean(),
});

const ours = (form: Asked) =>
  Object.fromEntries(
    Object.entries(checkRegister(form.values, form)).map(([field, problem]) => [
      field,
      problem && "id" in problem ? problem.id : problem,
    ]),
  );

test("the rules and the specification's decisions judge every form alike", () => {
  const spoken = new Set<string>();
  const rightOnes = new Set<string>();
  fc.assert(
    fc.property(asked, (form) => {
      const wanted = decide(form);
      expect(ours(form)).toEqual(wanted);
      for (const id of Object.values(wanted)) spoken.add(id);
      for (const field of registerFields)
        if (wanted[field] === undefined && form.values[field] !== "") rightOnes.add(field);
    }),
    { numRuns },
  );
  // Otherwise the test would prove nothing about the missing rows and fields.
  expect([...spoken].toSorted()).toEqual(
    [...new Set(decisions.map(({ says }) => says))].toSorted(),
  );
  expect([...rightOnes].toSorted()).toEqual(registerFields.toSorted());
});
