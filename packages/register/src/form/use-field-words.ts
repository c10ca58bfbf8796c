import { useUserMessage } from "@naluma/i18n/react";
import { restWords } from "../words.rest.ts";
import { mayBeLeftOut } from "./field-groups.ts";
import type { RegisterField } from "./register-values.ts";
import type { RegisterView } from "./register-view.ts";

export interface FieldProps {
  view: RegisterView;
  /** On a phone the keyboard leads from field to field. */
  enterKeyHint: "next" | undefined;
}

/** What every field of the form says in the same way. */
export function useFieldWords({ view: { form, settings } }: FieldProps) {
  const { t, format } = useUserMessage(restWords);
  const required = settings.at === "ready" ? settings.settings : {};
  return {
    t,
    format,
    /** The error, the sign that it is right, and whether it may be left out. */
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
