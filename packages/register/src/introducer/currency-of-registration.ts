import { chooseCurrency, type CurrencySources } from "@naluma/i18n/resolve-currency";
import type { Currency } from "@naluma/site/currency";

export interface RegistrationCurrency {
  readonly currency: Currency;
  /** The agent's domain decided: nobody chooses another (REG-22). */
  readonly isLocked: boolean;
  /** Named by a link, a domain or an agent, and not open for registration (REG-20). */
  readonly notOpen?: string | undefined;
}

/** Cookies may hold what was open once; of a link and of who introduced the visitor has to know. */
const told: readonly string[] = ["agentDomain", "agent", "query"];

/** The currency that a registration begins with, of those that are open, by the one order of A-034. */
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
