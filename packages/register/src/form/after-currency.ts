import { isPhoneVerified } from "../fields/phone-verify.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import { fieldsShown } from "./fields-shown.ts";
import { registerFields, type RegisterField, type RegisterValues } from "./register-values.ts";

/** What a change of currency does to the form. */
export interface AfterCurrency {
  /** They become empty. */
  readonly cleared: readonly RegisterField[];
  /** They keep what is in them, and the server is asked about it. */
  readonly asked: readonly RegisterField[];
}

/** Links and domains decide about the introducer, not the currency. */
const introducers: readonly RegisterField[] = ["memberAgent", "recommendCode"];

/** The server judges these whenever they are left, unique or not. */
const alwaysAsked: readonly RegisterField[] = ["memberPhone", ...introducers];

/** Never asked about, whatever a setting says: an account is judged here alone (REG-82). */
const neverAsked: readonly RegisterField[] = [
  "memberAccount",
  "password",
  "checkPassword",
  "withdrawPassword",
  "memberBirthday",
  "verifyCode",
];

/** Whether the server is asked about a field when it is left. */
export const isAsked = (field: RegisterField, settings: FieldSettings): boolean =>
  alwaysAsked.includes(field) ||
  ((settings[field]?.isUnique ?? false) && !neverAsked.includes(field));

/** What becomes of the form when its currency has changed (REG-27 to REG-33). */
export function afterCurrency(
  values: RegisterValues,
  before: FieldSettings,
  after: FieldSettings,
): AfterCurrency {
  const shown = fieldsShown(after);
  const isCodeOld = isPhoneVerified(before) !== isPhoneVerified(after);
  const isCleared = (field: RegisterField) =>
    (!shown.has(field) && !introducers.includes(field)) ||
    field === "memberBirthday" ||
    (field === "phoneVerify" && isCodeOld);
  const isFilled = (field: RegisterField) => values[field] !== "" && values[field] !== false;
  const isNewlyAsked = (field: RegisterField) =>
    isAsked(field, after) && (alwaysAsked.includes(field) || !isAsked(field, before));

  const filled = registerFields.filter(isFilled);
  return {
    cleared: filled.filter(isCleared),
    asked: filled.filter((field) => !isCleared(field) && isNewlyAsked(field)),
  };
}
