import type { RegisterField, RegisterValues } from "../form/register-values.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import type { RestMessageId } from "../words.rest.ts";

/** What decides about the fields beside what is in them. */
export interface RegisterRules {
  /** Of the currency that is chosen. */
  readonly settings: FieldSettings;
  /** The site wants ten digits in every currency, as VND does. */
  readonly tenDigitPhones: boolean;
}

/** What is wrong with a field that is shown, or nothing. */
export type FieldRule = (values: RegisterValues, rules: RegisterRules) => RestMessageId | undefined;

export const isRequired = ({ settings }: RegisterRules, field: RegisterField): boolean =>
  settings[field]?.isRequired ?? false;
