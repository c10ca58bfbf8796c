import type { FieldSetting } from "../settings/field-setting.ts";

/** A visible, required field, except as given. */
export const settingOf = (said: Partial<FieldSetting> = {}): FieldSetting => ({
  isDisplayed: true,
  isRequired: true,
  isUnique: false,
  isInMemberCentre: true,
  isVerified: false,
  isVerifiedInMemberCentre: false,
  ...said,
});
