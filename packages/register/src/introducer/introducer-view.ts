import type { Currency } from "@naluma/site/currency";
import type { RegistrationCurrency } from "./currency-of-registration.ts";
import type { Introducer } from "./sign-up-type.ts";

/** What stands over the form about who introduced the visitor. */
export type IntroducerBanner =
  | {
      readonly about: "invited";
      /** The agent's id or the code of the invitation, as it was in the link. */
      readonly by: string;
      /** Decided by the agent or the domain, and still the one of the form. */
      readonly currency?: Currency | undefined;
    }
  | { readonly about: "invalid-link" }
  /** As the link wrote it: it need not be a currency at all. */
  | { readonly about: "currency-not-open"; readonly currency: string };

/** What the form knows of the introducer, and what it says back. */
export interface IntroducerView {
  /** False until the link has been checked: nothing else of the registration is asked before (REG-17). */
  readonly isLinkChecked: boolean;
  /** False until agent and domain have said which currency they want. */
  readonly isSettled: boolean;
  /** Goes into `memberAgent` or `recommendCode` of the form. Nobody: the visitor may type a code. */
  readonly introducer: Introducer;
  /** By a link or a domain: the form shows it and nobody types into it. */
  readonly isLocked: boolean;
  /** The platform takes no codes any more (107): there is no field for one (REG-44). */
  readonly isInviteOff: boolean;
  /** What was wrong with or missing of currency or agent, for the body of the registration (REG-120). */
  readonly errorTrack: readonly string[];
  /** The currency that the form begins with, of those that are open for registration. */
  currencyOf(open: readonly Currency[]): RegistrationCurrency;
  /** What stands over the form while this currency is chosen. */
  banners(chosen: Currency, open: readonly Currency[]): readonly IntroducerBanner[];
  /** The player has chosen another currency: the introducer is asked about again (REG-33). */
  changeCurrency(currency: Currency): void;
  /**
   * A code of `/register` or of a check. Those that are about the introducer release it:
   * its cookies go, `introducer` is nobody. Others change nothing.
   */
  refused(code: string): void;
}
