import type { Currency } from "@naluma/site/currency";
import type { RegisterField } from "../form/register-values.ts";

/** What an operator decides about one field in one currency (REG-03). */
export interface FieldSetting {
  readonly isDisplayed: boolean;
  readonly isRequired: boolean;
  /** Nobody else of the site may have the same; asked of the server when the field is left. */
  readonly isUnique: boolean;
  readonly isInMemberCentre: boolean;
  /** Of the phone: an SMS with a code proves it. */
  readonly isVerified: boolean;
  /** Of the phone alone. */
  readonly isVerifiedInMemberCentre: boolean;
}

/** The fields of one currency; a field without a setting is not displayed, but for the captcha. */
export type FieldSettings = Readonly<Partial<Record<RegisterField, FieldSetting>>>;

/** Of every currency that the operator has decided about. */
export type RegisterSettings = Readonly<Partial<Record<Currency, FieldSettings>>>;
