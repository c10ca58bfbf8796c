import { useUserMessage } from "@naluma/i18n/react";
import { restWords } from "../words.rest.ts";
import { mayBeLeftOut } from "./field-groups.ts";
import type { RegisterField } from "./register-values.ts";
import type { RegisterView } from "./register-view.ts";

export interface FieldProps {
  view: RegisterView;
  /** On a phone, the keyboard offers to move to the next field. */
  enterKeyHint: "next" | undefined;
}

/** The texts and states that all fields of the form have in common. */
export function useFieldWords({ view: { form, settings } }: FieldProps) {
  const { t, format } = useUserMessage(restWords);
  const required = settings.at === "ready" ? settings.settings : {};
  return {
    t,
    format,
    /** The error, whether the value is valid, and whether the field is optional. */
    says(field: RegisterField) {
      const error = form.errorOf(field);
      const isRequired = required[field]?.isRequired ?? false;
      return {
        error: error && format(error),
        good: form.isGood(field) || undefined,
        optional: mayBeLeftOut(field, isRequired) ? t("register.optional") : undefined,
      };
    },
  };
}
