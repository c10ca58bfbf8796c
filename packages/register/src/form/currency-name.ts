import { currencyCode } from "@naluma/i18n";
import type { Currency } from "@naluma/site/currency";

/** `US Dollar (USD)`, in the language of a tag as in `<html lang>`; the code alone where nobody has named it. */
export function currencyName(currency: Currency, tag: string): string {
  const code = currencyCode(currency);
  const names = new Intl.DisplayNames(tag, { type: "currency", fallback: "none" });
  const name = code.length === 3 ? names.of(code) : undefined;
  return name === undefined ? code : `${name} (${code})`;
}
