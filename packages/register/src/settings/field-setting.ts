import type { Currency } from "@naluma/site/currency";
import type { RegisterField } from "../form/register-values.ts";

/** An operator's settings for one field in one currency (REG-03). */
export interface FieldSetting {
  readonly isDisplayed: boolean;
  readonly isRequired: boolean;
  /** The value must be unique on the site; the server is asked when the field loses the focus. */
  readonly isUnique: boolean;
  readonly isInMemberCentre: boolean;
  /** For the phone only: it is verified with a code by SMS. */
  readonly isVerified: boolean;
  /** For the phone only. */
  readonly isVerifiedInMemberCentre: boolean;
}

/** The fields of one currency; a field without a setting is hidden, except for the captcha. */
export type FieldSettings = Readonly<Partial<Record<RegisterField, FieldSetting>>>;

/** Every currency that the operator has configured. */
export type RegisterSettings = Readonly<Partial<Record<Currency, FieldSettings>>>;
