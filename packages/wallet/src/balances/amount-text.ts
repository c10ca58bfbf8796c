import { unknownAmount } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import { isCurrency, type Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";

/** Stands for an amount that the member does not want to be seen. */
const hiddenAmount = "•••••";

interface Look {
  readonly currency: string;
  readonly locale: Locale;
  readonly symbols: Partial<Readonly<Record<Currency, string>>>;
  readonly hidden: boolean;
  /** The member has it read anew: no old amount is shown as if it were the new one. */
  readonly refreshing: boolean;
}

/** An amount as the member sees it. A currency that the site does not know goes by its code. */
export function amountText(amount: string | undefined, look: Look): string {
  const { currency, locale, symbols, hidden, refreshing } = look;
  if (hidden) return hiddenAmount;
  if (refreshing || amount === undefined) return unknownAmount;
  if (isCurrency(currency)) return formatMoney(amount, currency, locale, symbols);
  return currency === "" ? amount : `${currency} ${amount}`;
}
