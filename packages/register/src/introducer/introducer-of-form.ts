import { chooseCurrency, type CurrencySources } from "@naluma/i18n/resolve-currency";
import type { Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { currencyOfRegistration } from "./currency-of-registration.ts";
import { track } from "./error-track.ts";
import type { IntroducerBanner } from "./introducer-view.ts";
import type { IntroducerState } from "./introducer.machine.ts";

/** What the currency of a visitor depends on besides the introducer. */
export interface Place {
  readonly country?: string | undefined;
  readonly locale: Locale;
}

/** All sources of a registration's currency, without those that only members have. */
export const currencySources = (
  { domainCurrency, agentCurrency, visit: { link, stored } }: IntroducerState,
  { country, locale }: Place,
): CurrencySources => ({
  agentDomain: domainCurrency,
  agent: agentCurrency,
  query: link.currency,
  link: stored.currency,
  locked: stored.domainCurrency,
  country,
  locale,
});

/** The introducer's currency, if it is the chosen one. */
const invitedCurrency = (
  { domainCurrency, agentCurrency }: IntroducerState,
  chosen: string,
  open: readonly Currency[],
): Currency | undefined =>
  open.find((one) => one === chosen && one === (domainCurrency ?? agentCurrency));

/** The banners above the form while this currency is chosen. */
export function bannersOf(
  state: IntroducerState,
  place: Place,
  chosen: string,
  open: readonly Currency[],
): readonly IntroducerBanner[] {
  const { introducer, isLinkInvalid } = state;
  const banners: IntroducerBanner[] = [];
  if (introducer.type !== "none")
    banners.push({
      about: "invited",
      by: introducer.code,
      isAgent: introducer.type === "member_agent",
      currency: invitedCurrency(state, chosen, open),
    });
  else if (isLinkInvalid) banners.push({ about: "invalid-link" });
  if (currencyOfRegistration(currencySources(state, place), open).notOpen !== undefined)
    banners.push({ about: "currency-not-open" });
  return banners;
}

/** All entries of `error_track` for this currency (REG-120). */
export function errorTrackOf(
  state: IntroducerState,
  place: Place,
  chosen: string,
  open: readonly Currency[],
): readonly string[] {
  const { introducer, agentCurrency } = state;
  let problems = state.problems;
  for (const { by, currency } of chooseCurrency(currencySources(state, place), open).skipped)
    problems = track(problems, { about: "currency", by, currency });
  if (agentCurrency !== undefined && agentCurrency !== chosen)
    problems = track(problems, {
      about: "chosen-currency",
      agentId: introducer.code,
      agentCurrency,
      chosen,
    });
  return problems;
}
