import { chooseCurrency, type CurrencySources } from "@naluma/i18n/resolve-currency";
import type { Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { track } from "./error-track.ts";
import type { IntroducerState } from "./introducer.machine.ts";
import type { Introducer } from "./link.ts";

export type IntroducerBanner =
  | {
      readonly about: "invited";
      /** The agent's id or the invitation code, as in the link: no response of the platform contains a name. */
      readonly by: string;
      readonly isAgent: boolean;
      /** Determined by the agent or the domain, and still chosen in the form. */
      readonly currency?: Currency | undefined;
    }
  /** The form works without an introducer. */
  | { readonly about: "invalid-link" }
  /** A link, an agent or a domain names a currency that is not open for registration (REG-20). */
  | { readonly about: "currency-not-open" };

/** The form's view of the introducer, and what it can change about it. */
export interface IntroducerView {
  /** False until the link has been checked; no other request of the registration is sent before (REG-17). */
  readonly isLinkChecked: boolean;
  /** False until the currencies of agent and domain are known. */
  readonly isSettled: boolean;
  /**
   * Copied into `memberAgent` or `recommendCode` of the form on every change (`introducerValues`).
   * If there is an introducer, the form shows it read-only; otherwise the visitor may type a code.
   */
  readonly introducer: Introducer;
  /** The platform no longer accepts codes (107), so the form has no field for one (REG-44). */
  readonly isInviteOff: boolean;
  /** The form's initial currency, among those that are open for registration. */
  currencyOf(open: readonly Currency[]): RegistrationCurrency;
  /** The banners above the form while this currency is chosen. */
  banners(chosen: string, open: readonly Currency[]): readonly IntroducerBanner[];
  /** Problems with the currency or the agent, for the body of the registration (REG-120). */
  errorTrack(chosen: string, open: readonly Currency[]): readonly string[];
  /** Removes the introducer and its cookies after a refusal, as in `register.codes.ts` (REG-43, A-101). */
  release(how: "released" | "released-and-closed"): void;
}

/** What the currency of a visitor depends on besides the introducer. */
interface Place {
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

interface RegistrationCurrency {
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
