import type { Currency } from "@naluma/site/currency";
import type { FieldSetting, FieldSettings, RegisterSettings } from "./field-setting.ts";

const hidden: FieldSetting = {
  isDisplayed: false,
  isRequired: false,
  isUnique: false,
  isInMemberCentre: false,
  isVerified: false,
  isVerifiedInMemberCentre: false,
};

/** The fields of a currency. A demo site shows no captcha, because it sends nothing. */
export function fieldSettingsOf(
  settings: RegisterSettings,
  currency: Currency | undefined,
  { isDemo }: { readonly isDemo: boolean },
): FieldSettings {
  const own = (currency && settings[currency]) ?? {};
  return isDemo ? { ...own, verifyCode: hidden } : own;
}

/** The currencies open for registration: offered by the site and, if the operator has configured any, among those. */
export function openCurrencies(
  settings: RegisterSettings,
  offered: readonly Currency[],
): readonly Currency[] {
  const decided = offered.filter((currency) => settings[currency] !== undefined);
  return decided.length > 0 ? decided : offered;
}
