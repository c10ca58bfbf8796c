import type { ReactNode } from "react";
import type { Locale } from "@naluma/site/locale";
import { LocaleContext } from "./use-words.ts";

/** Everything below speaks this language. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
