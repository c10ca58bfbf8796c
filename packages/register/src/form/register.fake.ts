import type { FieldSetting } from "../settings/field-setting.ts";

/** A field that is on screen and has to be filled in, but for what is said. */
export const settingOf = (said: Partial<FieldSetting> = {}): FieldSetting => ({
  isDisplayed: true,
  isRequired: true,
  isUnique: false,
  isInMemberCentre: true,
  isVerified: false,
  isVerifiedInMemberCentre: false,
  ...said,
});
