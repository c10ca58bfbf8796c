import { currencies } from "@naluma/site/currency";
import { describe, expect, it } from "vitest";
import { contactFields, contacts } from "./contact.ts";
import { problemOf, settingsWith } from "./field-rule.fake.ts";

const table = [
  { field: "memberQq", name: "qq", signs: "REG-70", length: "REG-140", takesAt: false },
  { field: "memberTelegram", name: "telegram", signs: "REG-71", length: "REG-141", takesAt: true },
  { field: "memberWhatsApp", name: "whatsapp", signs: "REG-72", length: "REG-142", takesAt: false },
  { field: "memberWechat", name: "wechat", signs: "REG-73", length: "REG-143", takesAt: false },
  { field: "memberZalo", name: "zalo", signs: "REG-74", length: "REG-144", takesAt: false },
  { field: "memberSkype", name: "skype", signs: "REG-75", length: "REG-145", takesAt: true },
  { field: "memberFb", name: "fb", signs: "REG-76", length: "REG-146", takesAt: false },
] as const;

describe.each(currencies)("in %s", (currency) => {
  it.each(table)("[REG-69] $field is required if it is shown and required", ({ field, name }) => {
    const said = (isDisplayed: boolean, isRequired: boolean) => {
      const settings = settingsWith({ [field]: { isDisplayed, isRequired } });
      return problemOf(field, { [field]: "" }, { currency, settings });
    };
    expect(said(true, true)).toBe(`signup.${name}_placeholder`);
    expect(said(true, false)).toBeUndefined();
    expect(said(false, true)).toBeUndefined();
  });

  it.each(table)(
    "[$signs] $field accepts its characters and no others",
    ({ field, name, takesAt }) => {
      const said = (contact: string) => problemOf(field, { [field]: contact }, { currency });
      const right = ["linh_88", "LINH.VN", "linh-vn", "12345", "_.-_.-"];
      for (const contact of right) expect(said(contact), contact).toBeUndefined();
      expect(said("@linh88")).toBe(takesAt ? undefined : `err_${name}_format`);
      const wrong = [
        "linh 88",
        "+84912345",
        "linh#88",
        "línhvn",
        "linh/88",
        " linh88",
        "小明小明小明",
        "a b",
      ];
      for (const contact of wrong) expect(said(contact), contact).toBe(`err_${name}_format`);
    },
  );

  it.each(table)("[$length] $field has 5 to 50 characters", ({ field, name }) => {
    const said = (length: number) =>
      problemOf(field, { [field]: "a".repeat(length) }, { currency });
    expect([4, 5, 50, 51].map(said)).toEqual([
      `err_${name}_length`,
      undefined,
      undefined,
      `err_${name}_length`,
    ]);
  });
});

it("[REG-147] the seven fields have 21 messages of their own", () => {
  expect(table.map(({ field }) => field).toSorted()).toEqual(contactFields.toSorted());
  const ids = contactFields.flatMap((field) => {
    const { placeholder, format, length } = contacts[field];
    return [placeholder, format, length];
  });
  expect(new Set(ids).size).toBe(21);
});
