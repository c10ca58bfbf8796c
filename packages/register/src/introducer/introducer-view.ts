import type { Currency } from "@naluma/site/currency";
import type { RegistrationCurrency } from "./currency-of-registration.ts";
import type { Introducer } from "./sign-up-type.ts";

/** A banner above the form about the visitor's introducer. */
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
