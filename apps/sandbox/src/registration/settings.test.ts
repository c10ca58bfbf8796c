import { currencies } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { describe, expect, test } from "vitest";
import { sites, siteWithId } from "../sites/sites.ts";
import { serviceAgreement } from "./agreement.ts";
import { fieldRules, registerBackground, registerSettings, settingNames } from "./settings.ts";

const site = (id: number) => {
  const found = siteWithId(id);
  if (!found) throw new Error(`there is no site ${id}`);
  return found;
};

describe("register settings", () => {
  test("the settings say of every field of the twelve currencies and the site's own whether it is shown", () => {
    for (const one of sites) {
      const list = registerSettings(one);
      const all = new Set([...currencies, ...one.currencies]);
      expect(list).toHaveLength(all.size * settingNames.length);
      for (const currency of all)
        expect(
          list.filter((setting) => setting.currency === currency).map(({ name }) => name),
        ).toEqual([...settingNames]);
    }
  });

  test("hidden fields are neither required nor proven", () => {
    const hidden = sites.flatMap(registerSettings).filter(({ is_display }) => is_display === 0);
    expect(hidden.length).toBeGreaterThan(100);
    expect(
      hidden.filter(
        ({ is_required, is_unique, is_verification }) =>
          is_required + is_unique + is_verification > 0,
      ),
    ).toEqual([]);
  });

  test("only the phone is proven, and the member centre is told so for the phone alone", () => {
    for (const setting of sites.flatMap(registerSettings)) {
      const isPhone = setting.name === "member_phone";
      expect("is_member_center_verification" in setting).toBe(isPhone);
      if (!isPhone) expect(setting.is_verification).toBe(0);
    }
  });

  const ofEveryForm = ["member_agent", "recommend_code", "check_password", "verify_code"];

  /** `*` is required, `!` unique, `?` verified by a code. */
  const askedOf = (id: number, currency: string) =>
    Object.entries(fieldRules(site(id), currency))
      .filter(([name]) => !ofEveryForm.includes(name))
      .map(([name, rule]) =>
        [
          name.replace("member_", ""),
          rule.isRequired && "*",
          rule.isUnique && "!",
          rule.isVerified && "?",
        ]
          .filter(Boolean)
          .join(""),
      )
      .join(" ");

  test.each<[number, string, string]>([
    [1, "RMB", "name* phone*!? qq! wechat! identity_id! withdraw_password* birthday*"],
    [1, "VND", "name*! phone*!? email! zalo! fb withdraw_password* birthday*"],
    [1, "USD", "name* email*! phone! telegram whats_app withdraw_password birthday*"],
    [1, "INR", "name* phone*!? email whats_app*! telegram! identity_id*! birthday*"],
    [1, "THB", "name*! phone*! others withdraw_password* birthday*"],
    [1, "WON", "name* phone*! telegram*! withdraw_password birthday*"],
    [1, "JPY", "name* email*! skype! others birthday*"],
    [1, "MMK", "name* phone*! fb! withdraw_password* birthday*"],
    [1, "BDT", "phone*!? fb! whats_app! withdraw_password* birthday*"],
    [1, "BRL", "name* email*! whats_app identity_id*! birthday*"],
    [1, "NGN", "name* phone*!? email! whats_app! birthday*"],
    [1, "GP", "birthday*"],
    [2, "USD", "name* email*! phone*!? identity_id*! birthday*"],
    [2, "VND", "name* phone*! zalo*! birthday*"],
    [2, "BRL", "name* email*! whats_app identity_id*! birthday*"],
    [3, "EUR", "name* email*! phone! withdraw_password birthday*"],
    [3, "PHP", "name* phone*!? fb! withdraw_password* birthday*"],
    [3, "CLP", "name* email*! identity_id*! birthday*"],
  ])("the settings of site %s for %s require %s", (id, currency, asked) => {
    expect(askedOf(id, currency)).toBe(asked);
  });

  test("the settings differ clearly between RMB, VND, USD and INR, and between the sites", () => {
    const asked = (["RMB", "VND", "USD", "INR"] as const).map((currency) =>
      JSON.stringify(fieldRules(site(1), currency)),
    );
    expect(new Set(asked).size).toBe(4);
    expect(fieldRules(site(1), "VND")).toMatchObject({
      member_phone: { isRequired: true, isUnique: true, isVerified: true },
      member_zalo: { isRequired: false, isUnique: true },
    });
    expect(fieldRules(site(1), "USD").member_phone?.isVerified).toBe(false);
    expect(fieldRules(site(2), "USD").member_phone?.isVerified).toBe(true);
  });

  test("a captcha is required everywhere except for the site's own play money", () => {
    const without = currencies.filter((currency) => !fieldRules(site(1), currency).verify_code);
    expect(without).toEqual(["GP"]);
  });
});

test("the agreement is in the reader's language", () => {
  const title = (lang: Locale) => serviceAgreement(lang).map((document) => document.title)[0];
  expect([title("en_US"), title("ja_JP")]).toEqual(["Terms of service", "利用規約"]);
  const [terms] = serviceAgreement("ja_JP");
  expect(terms?.content).toContain("<li>ここではすべてプレイマネーで遊びます。");
});

test.each([
  [1, "origin_pc", "garden"],
  [1, "origin_mobile", "garden-wide"],
  [2, "bob_pc", "harbour"],
  [2, "H5_1", "harbour-wide"],
])("the form of site %s in the template %s is beside the %s", (id, template, picture) => {
  expect(registerBackground(site(id), template)).toBe(`/media/register/${picture}.svg`);
});
