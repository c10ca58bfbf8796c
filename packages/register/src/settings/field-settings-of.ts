import type { Currency } from "@naluma/site/currency";
import { isCaptchaShown } from "../fields/captcha.ts";
import { isPhoneVerified } from "../fields/phone-verify.ts";
import {
  emptyRegister,
  registerFields,
  type RegisterField,
  type RegisterValues,
} from "../form/register-values.ts";
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
  currency: Currency,
  { isDemo }: { readonly isDemo: boolean },
): FieldSettings {
  const own = settings[currency] ?? {};
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

/** Required by every operator. */
const always: readonly RegisterField[] = [
  "memberAccount",
  "password",
  "memberCurrency",
  "isAgreed",
  "siteId",
];

function isShown(field: RegisterField, settings: FieldSettings): boolean {
  if (field === "verifyCode") return isCaptchaShown(settings);
  if (field === "phoneVerify") return isPhoneVerified(settings);
  return always.includes(field) || (settings[field]?.isDisplayed ?? false);
}

export const fieldsShown = (settings: FieldSettings): ReadonlySet<RegisterField> =>
  new Set(registerFields.filter((field) => isShown(field, settings)));

/** Links and domains determine the introducer, not the currency. */
const introducers: readonly RegisterField[] = ["memberAgent", "recommendCode"];

/** The fields that are cleared when the currency changes (REG-28 to REG-30). */
export function clearedByCurrency(
  values: RegisterValues,
  before: FieldSettings,
  after: FieldSettings,
): readonly RegisterField[] {
  const shown = fieldsShown(after);
  const isCodeOld = isPhoneVerified(before) !== isPhoneVerified(after);
  const isCleared = (field: RegisterField) =>
    (!shown.has(field) && !introducers.includes(field)) ||
    field === "memberBirthday" ||
    (field === "phoneVerify" && isCodeOld);
  return registerFields.filter(
    (field) => values[field] !== emptyRegister[field] && isCleared(field),
  );
}
