import { chooseCurrency, type CurrencySources } from "@naluma/i18n/resolve-currency";
import type { Currency } from "@naluma/site/currency";

export interface RegistrationCurrency {
  readonly currency: Currency;
  /** The agent's domain determines the currency, so it cannot be changed (REG-22). */
  readonly isLocked: boolean;
  /** The currency named by a link, a domain or an agent, if it is not open for registration (REG-20). */
  readonly notOpen?: string | undefined;
}

/** Only these are reported to the visitor; a cookie may hold a currency that was open once. */
const told: readonly string[] = ["agentDomain", "agent", "query"];

/** The initial currency of a registration among those that are open, in the order of A-034. */
export function currencyOfRegistration(
  sources: CurrencySources,
  open: readonly Currency[],
): RegistrationCurrency {
  const { currency, skipped } = chooseCurrency(sources, open);
  return {
    currency,
    isLocked: sources.agentDomain === currency,
    notOpen: skipped.find(({ by }) => told.includes(by))?.currency,
  };
}
