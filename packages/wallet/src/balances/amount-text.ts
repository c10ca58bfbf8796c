import { unknownAmount } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import { isCurrency, type Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";

/** Replaces an amount that the member has hidden. */
const hiddenAmount = "•••••";

interface Look {
  readonly currency: string;
  readonly locale: Locale;
  readonly symbols: Partial<Readonly<Record<Currency, string>>>;
  readonly hidden: boolean;
  /** The member has requested a refresh, so the old amount must not be shown as current. */
  readonly refreshing: boolean;
}

/** An amount formatted for the member. A currency that the site does not know is shown by its code. */
export function amountText(amount: string | undefined, look: Look): string {
  const { currency, locale, symbols, hidden, refreshing } = look;
  if (hidden) return hiddenAmount;
  if (refreshing || amount === undefined) return unknownAmount;
  if (isCurrency(currency)) return formatMoney(amount, currency, locale, symbols);
  return currency === "" ? amount : `${currency} ${amount}`;
}
