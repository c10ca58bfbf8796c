import { I18nProvider } from "@lingui/react";
import type { Locale } from "@naluma/site/locale";
import type { ReactNode } from "react";
import { i18nFor } from "./catalogue.ts";

/** Sets the language of everything below it. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nProvider i18n={i18nFor(locale)}>{children}</I18nProvider>;
}
