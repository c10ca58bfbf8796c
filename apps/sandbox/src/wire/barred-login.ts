import type { Locale } from "@naluma/site/locale";
import { AccountClosed, PasswordChanged } from "../members/sessions.ts";
import { SelfExcluded } from "../responsible-play/limits/self-excluded.ts";
import { refusal, type Answer } from "./answer.ts";
import { selfExcludedAnswer } from "./restriction-answer.ts";

/** The response of every call that completes a login if the login is not allowed; undefined for any other error. */
export const barredLogin = (error: unknown, lang: Locale): Answer | undefined => {
  if (error instanceof SelfExcluded) return selfExcludedAnswer(error, lang);
  if (error instanceof PasswordChanged) return refusal("101", "account_wrong", lang);
  if (!(error instanceof AccountClosed)) return undefined;
  return error.state === "frozen"
    ? refusal("103", "account_frozen", lang)
    : refusal("102", "account_disabled", lang);
};
