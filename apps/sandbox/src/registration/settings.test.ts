import { currencies } from "@naluma/site/currency";
import { describe, expect, test } from "vitest";
import { siteWithId, sites } from "../sites/sites.ts";
import { fieldRules, registerSettings, settingNames } from "./settings.ts";

const site = (id: number) => {
  const found = siteWithId(id);
  if (!found) throw new Error(`there is no site ${id}`);
  return found;
};

describe("register settings", () => {
  test("say of every field of all twelve currencies whether it is shown", () => {
    for (const one of sites) {
      const list = registerSettings(one);
      expect(list).toHaveLength(currencies.length * settingNames.length);
      for (const currency of currencies)
        expect(
          list.filter((setting) => setting.currency === currency).map(({ name }) => name),
        ).toEqual([...settingNames]);
    }
  });

  test("require and prove nothing that is hidden", () => {
    const hidden = sites.flatMap(registerSettings).filter(({ is_display }) => is_display === 0);
    expect(hidden.length).toBeGreaterThan(100);
    expect(
      hidden.filter(
        ({ is_required, is_unique, is_verification }) =>
          is_required + is_unique + is_verification > 0,
      ),
    ).toEqual([]);
  });

  test("prove the phone alone, and say so for the member centre of the phone alone", () => {
    for (const setting of sites.flatMap(registerSettings)) {
      const isPhone = setting.name === "member_phone";
      expect("is_member_center_verification" in setting).toBe(isPhone);
      if (!isPhone) expect(setting.is_verification).toBe(0);
    }
  });

  test("differ clearly between RMB, VND, USD and INR, and between the sites", () => {
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

  test("ask for a captcha everywhere but for the site's own play money", () => {
    const without = currencies.filter((currency) => !fieldRules(site(1), currency).verify_code);
    expect(without).toEqual(["GP"]);
  });
});
