import { describe, expect, test } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { emptyRegister, type RegisterField } from "./register-values.ts";

const now = Date.UTC(2026, 10, 23, 18);
const hour = 60 * 60_000;

const emptyTab = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    texts: () => [...items.values()].join(),
  };
};

const filled = { ...emptyRegister, memberAccount: "marika", memberCurrency: "USD" };

test.each<[RegisterField, string]>([
  ["memberName", "Marika Lee"],
  ["memberEmail", "marika@example.org"],
  ["memberBirthday", "1994-3-8"],
  ["memberPhone", "4155550148"],
  ["memberQq", "10001"],
  ["memberTelegram", "@marika"],
  ["memberWhatsApp", "4155550148"],
  ["memberSkype", "marika"],
  ["memberFb", "marika.lee"],
  ["memberZalo", "marika"],
  ["memberWechat", "marika"],
  ["memberOthers", "Line: marika"],
  ["identityId", "X123456"],
])("%s survives a reload of the tab", (field, value) => {
  const tab = emptyTab();
  keepDraft(tab, { ...filled, [field]: value }, now);
  expect(readDraft(tab, now)).toEqual({
    memberAccount: "marika",
    memberCurrency: "USD",
    [field]: value,
  });
});

test.each<[RegisterField, string | boolean]>([
  ["password", "Harvest7moon"],
  ["checkPassword", "Harvest7moon"],
  ["withdrawPassword", "4871"],
  ["phoneVerify", "240871"],
  ["verifyCode", "H4QZ"],
  ["memberAgent", "20817"],
  ["recommendCode", "A20817"],
  ["isAgreed", true],
  ["siteId", "9"],
])("%s is not stored", (field, value) => {
  const tab = emptyTab();
  keepDraft(tab, { ...filled, [field]: value }, now);
  expect(readDraft(tab, now)).toEqual({ memberAccount: "marika", memberCurrency: "USD" });
  expect(tab.texts()).not.toContain(field);
  expect(tab.texts()).not.toContain(`"${value}"`);
});

describe("the stored draft", () => {
  test("is gone after an hour", () => {
    const tab = emptyTab();
    keepDraft(tab, filled, now);
    expect(readDraft(tab, now + hour - 1)).not.toEqual({});
    expect(readDraft(tab, now + hour)).toEqual({});
  });

  test("is gone once the account exists", () => {
    const tab = emptyTab();
    keepDraft(tab, filled, now);
    forgetDraft(tab);
    expect(readDraft(tab, now)).toEqual({});
  });

  test("is gone after the form was emptied, whatever its currency", () => {
    const tab = emptyTab();
    keepDraft(tab, filled, now);
    keepDraft(tab, { ...emptyRegister, memberCurrency: "VND" }, now);
    expect(readDraft(tab, now)).toEqual({});
  });

  test.each([
    "",
    "no JSON",
    "[]",
    '{"at":1}',
    `{"at":${now},"values":{"password":"Harvest7moon"}}`,
  ])("is ignored if another program has written it: %j", (text) => {
    const tab = emptyTab();
    tab.setItem("register_draft", text);
    expect(readDraft(tab, now)).toEqual({});
  });

  test("is empty if the browser stores nothing", () => {
    keepDraft(undefined, filled, now);
    expect(readDraft(undefined, now)).toEqual({});
  });
});
