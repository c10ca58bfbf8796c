import type { Locale } from "@naluma/site/locale";
import { isoTime } from "../ground/clock.ts";
import { money } from "../money/decimal.ts";
import type { LimitKind } from "../responsible-play/limits/limit.ts";
import type { PlayRestriction } from "../responsible-play/limits/restriction.ts";
import type { SelfExcluded } from "../responsible-play/limits/self-excluded.ts";
import { refusal, type Answer } from "./answer.ts";
import type { MessageName } from "./words.ts";

/** Beyond the wire contract, and none of its codes: they mean the same at each call that answers them. */
const refusals: Readonly<Record<PlayRestriction["why"], readonly [string, MessageName]>> = {
  "time-out": ["321", "play_time_out"],
  "session-limit": ["322", "session_limit_reached"],
  "loss-limit": ["323", "loss_limit_reached"],
  "deposit-limit": ["324", "deposit_limit_reached"],
};

/** Where people find help, in any language: by name and address. */
export const helpLinks = [
  { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" },
  { name: "GamCare", url: "https://www.gamcare.org.uk/" },
] as const;

/** Minor units as an amount; minutes as they are. */
export const sizeText = (kind: LimitKind, size: bigint): string =>
  kind === "session" ? String(size) : money(size);

const kinds = {
  "session-limit": "session",
  "loss-limit": "loss",
  "deposit-limit": "deposit",
} as const satisfies Readonly<Record<Exclude<PlayRestriction["why"], "time-out">, LimitKind>>;

/** What a page is told of it, on whichever wire. */
export const restrictionData = (restriction: PlayRestriction) =>
  restriction.why === "time-out"
    ? { until: isoTime(restriction.until) }
    : {
        until: isoTime(restriction.until),
        period: restriction.period,
        size: sizeText(kinds[restriction.why], restriction.size),
      };

/** What a call answers that the member's own limits or time-out forbid. */
export const restrictedAnswer = (restriction: PlayRestriction, lang: Locale): Answer =>
  refusal(...refusals[restriction.why], lang, restrictionData(restriction));

/** What every way of logging in answers while an exclusion lasts. */
export const selfExcludedAnswer = ({ until }: SelfExcluded, lang: Locale): Answer =>
  refusal("325", "self_excluded", lang, { until: isoTime(until), help: helpLinks });
