import type { Currency } from "@naluma/site/currency";
import { checkRegister } from "../form/check-register.ts";
import {
  emptyRegister,
  registerFields,
  type RegisterField,
  type RegisterValues,
} from "../form/register-values.ts";
import { settingOf } from "../form/register.fake.ts";
import type { FieldSetting, FieldSettings } from "../settings/field-setting.ts";
import type { RestMessageId } from "../words.rest.ts";

/** Every field is shown and optional, except as given. */
export const settingsWith = (
  said: Readonly<Partial<Record<RegisterField, Partial<FieldSetting>>>> = {},
): FieldSettings =>
  Object.fromEntries(
    registerFields.map((field) => [field, settingOf({ isRequired: false, ...said[field] })]),
  );

interface Asked {
  readonly currency?: Currency;
  readonly settings?: FieldSettings;
  readonly tenDigitPhones?: boolean;
}

export function problemOf(
  field: RegisterField,
  values: Partial<RegisterValues>,
  { currency = "USD", settings = settingsWith(), tenDigitPhones = false }: Asked = {},
): RestMessageId | undefined {
  const form = { ...emptyRegister, memberCurrency: currency, ...values };
  const problem = checkRegister(form, { settings, tenDigitPhones })[field];
  if (problem && !("id" in problem)) throw new Error("a rule of ours speaks by its id");
  return problem?.id;
}
