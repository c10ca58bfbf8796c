import type { Currency } from "@naluma/site/currency";
import type { RegistrationCurrency } from "./currency-of-registration.ts";
import type { Introducer } from "./sign-up-type.ts";

/** What stands over the form about who introduced the visitor. */
export type IntroducerBanner =
  | {
      readonly about: "invited";
      /** The agent's id or the code of the invitation, as it was in the link: no answer of the platform has a name. */
      readonly by: string;
      readonly isAgent: boolean;
      /** Decided by the agent or the domain, and still the one of the form. */
      readonly currency?: Currency | undefined;
    }
  /** The form works without an introducer. */
  | { readonly about: "invalid-link" }
  /** A link, an agent or a domain named one in which nobody can register (REG-20). */
  | { readonly about: "currency-not-open" };

/** What the form knows of the introducer, and what it says back. */
export interface IntroducerView {
  /** False until the link has been checked: nothing else of the registration is asked before (REG-17). */
  readonly isLinkChecked: boolean;
  /** False until agent and domain have said which currency they want. */
  readonly isSettled: boolean;
  /**
   * Goes into `memberAgent` or `recommendCode` of the form whenever it changes (`introducerValues`).
   * Where there is one, the form shows it and nobody types into it; nobody: the visitor may type a code.
   */
  readonly introducer: Introducer;
  /** The platform takes no codes any more (107): there is no field for one (REG-44). */
  readonly isInviteOff: boolean;
  /** The currency that the form begins with, of those that are open for registration. */
  currencyOf(open: readonly Currency[]): RegistrationCurrency;
  /** What stands over the form while this currency is chosen. */
  banners(chosen: string, open: readonly Currency[]): readonly IntroducerBanner[];
  /** What was wrong with or missing of currency or agent, for the body of the registration (REG-120). */
  errorTrack(chosen: string, open: readonly Currency[]): readonly string[];
  /** By a refusal, as `register.codes.ts` says: its cookies go, `introducer` is nobody (REG-43, A-101). */
  release(how: "released" | "released-and-closed"): void;
}
