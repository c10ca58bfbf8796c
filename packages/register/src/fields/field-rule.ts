import type { RegisterField, RegisterValues } from "../form/register-values.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import type { RestMessageId } from "../words.rest.ts";

/** Everything that decides about the fields apart from their values. */
export interface RegisterRules {
  /** The settings of the chosen currency. */
  readonly settings: FieldSettings;
  /** The site requires ten digits in every currency, as VND does. */
  readonly tenDigitPhones: boolean;
}

/** Returns the error of a visible field, if any. */
export type FieldRule = (values: RegisterValues, rules: RegisterRules) => RestMessageId | undefined;

export const isRequired = ({ settings }: RegisterRules, field: RegisterField): boolean =>
  settings[field]?.isRequired ?? false;
