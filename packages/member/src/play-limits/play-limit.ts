import { fromMinor, isInPlaces, toMinor } from "@naluma/site/amounts";
import type { Places } from "@naluma/site/currency";
import { typedAmount, typedFigures } from "@naluma/site/typed";
import type { RestMessage } from "../words.rest.ts";

export const limitKinds = ["deposit", "loss", "session"] as const;
export const limitPeriods = ["day", "week", "month"] as const;

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

/** An amount, or the minutes of a session limit, as a decimal string; null is no limit. */
export type LimitSize = string | null;

export interface PlayLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly size: LimitSize;
  /** Negative for a member who has won more than they lost. */
  readonly used: string;
  readonly resetsAt: Date;
  /** Replaces `size` at that time. */
  readonly pending: { readonly size: LimitSize; readonly from: Date } | null;
}

export const breakKinds = ["time-out", "self-exclusion"] as const;
export type BreakKind = (typeof breakKinds)[number];

export const breakLengths = [
  "24-hours",
  "1-week",
  "1-month",
  "6-months",
  "1-year",
  "5-years",
] as const;
export type BreakLength = (typeof breakLengths)[number];

/** A length of break that is offered, and when it would end if it began now. */
export interface BreakChoice {
  readonly kind: BreakKind;
  readonly length: BreakLength;
  readonly until: Date;
}

export interface PlayLimits {
  readonly currency: string;
  readonly limits: readonly PlayLimit[];
  readonly timeOutUntil: Date | null;
  readonly breaks: readonly BreakChoice[];
}

const mostMinutes: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
};

type Problem = RestMessage;

/** Parses the limit that the member entered, or returns its error. */
export function readSize(
  { kind, period }: Pick<PlayLimit, "kind" | "period">,
  typed: string,
  places: Places,
): { readonly size: string } | { readonly problem: Problem } {
  if (kind === "session") {
    const text = typedFigures(typed);
    const minutes = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    const most = mostMinutes[period];
    return minutes > 0 && minutes <= most
      ? { size: String(minutes) }
      : { problem: { id: "limits.bad_minutes", values: { most } } };
  }
  const minor = toMinor(typedAmount(typed, places) ?? "0");
  if (minor === 0n) return { problem: { id: "limits.bad_amount" } };
  if (!isInPlaces(minor, places))
    return { problem: { id: places === 0 ? "limits.whole_amount" : "limits.bad_amount" } };
  return { size: fromMinor(minor) };
}

/** When a change takes effect: a lower limit immediately, a higher one or none only after a day. */
export function effectOf({ size }: Pick<PlayLimit, "size">, wanted: LimitSize): "now" | "later" {
  if (wanted === size) return "now";
  if (wanted === null) return "later";
  return size === null || toMinor(wanted) < toMinor(size) ? "now" : "later";
}

/** The displayed use of a limit; a member who is ahead has lost nothing. */
export const shownUse = ({ used }: Pick<PlayLimit, "used">): string =>
  used.startsWith("-") ? "0" : used;
