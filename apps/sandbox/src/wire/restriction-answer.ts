import type { Locale } from "@naluma/site/locale";
import { isoTime } from "../ground/clock.ts";
import { AccountClosed, PasswordChanged } from "../members/sessions.ts";
import { money } from "../money/amounts.ts";
import type { LimitKind } from "../responsible-play/limits/limit.ts";
import type { PlayRestriction } from "../responsible-play/limits/restriction.ts";
import { SelfExcluded } from "../responsible-play/limits/self-excluded.ts";
import { type Answer, type MessageName, refusal } from "./answer.ts";

/** They mean the same in every call that returns them (docs/wire/wire.md, Member services). */
const refusals: Readonly<Record<PlayRestriction["why"], readonly [string, MessageName]>> = {
  "time-out": ["321", "play_time_out"],
  "session-limit": ["322", "session_limit_reached"],
  "loss-limit": ["323", "loss_limit_reached"],
  "deposit-limit": ["324", "deposit_limit_reached"],
};

/** Where people can get help, in any language: name and address. */
export const helpLinks = [
  { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" },
  { name: "GamCare", url: "https://www.gamcare.org.uk/" },
] as const;

/** Minor units as an amount; minutes unchanged. */
export const sizeText = (kind: LimitKind, size: bigint): string =>
  kind === "session" ? String(size) : money(size);

const kinds = {
  "session-limit": "session",
  "loss-limit": "loss",
  "deposit-limit": "deposit",
} as const satisfies Readonly<Record<Exclude<PlayRestriction["why"], "time-out">, LimitKind>>;

/** The details of a restriction for a page, on either wire. */
export const restrictionData = (restriction: PlayRestriction) =>
  restriction.why === "time-out"
    ? { until: isoTime(restriction.until) }
    : {
        until: isoTime(restriction.until),
        period: restriction.period,
        size: sizeText(kinds[restriction.why], restriction.size),
      };

/** The response of a call that the member's own limits or time-out prevent. */
export const restrictedAnswer = (restriction: PlayRestriction, lang: Locale): Answer =>
  refusal(...refusals[restriction.why], lang, restrictionData(restriction));

/** The response of every kind of login while an exclusion lasts. */
const selfExcludedAnswer = ({ until }: SelfExcluded, lang: Locale): Answer =>
  refusal("325", "self_excluded", lang, { until: isoTime(until), help: helpLinks });

/** The response of every call that completes a login if the login is not allowed; undefined for any other error. */
export const barredLogin = (error: unknown, lang: Locale): Answer | undefined => {
  if (error instanceof SelfExcluded) return selfExcludedAnswer(error, lang);
  if (error instanceof PasswordChanged) return refusal("101", "account_wrong", lang);
  if (!(error instanceof AccountClosed)) return undefined;
  return error.state === "frozen"
    ? refusal("103", "account_frozen", lang)
    : refusal("102", "account_disabled", lang);
};
