import { isPhoneVerified } from "../fields/phone-verify.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import { fieldsShown } from "./fields-shown.ts";
import {
  emptyRegister,
  registerFields,
  type RegisterField,
  type RegisterValues,
} from "./register-values.ts";

/** Links and domains decide about the introducer, not the currency. */
const introducers: readonly RegisterField[] = ["memberAgent", "recommendCode"];

/** Which fields lose what is in them when the currency changes (REG-28 to REG-30). */
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
