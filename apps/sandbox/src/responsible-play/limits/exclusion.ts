import { monthsLater } from "./periods.ts";

export const exclusionKinds = ["time-out", "self-exclusion"] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

const day = 24 * 60 * 60_000;

const lengths = {
  "24-hours": (from: number) => from + day,
  "1-week": (from: number) => from + 7 * day,
  "1-month": (from: number) => monthsLater(from, 1),
  "6-months": (from: number) => monthsLater(from, 6),
  "1-year": (from: number) => monthsLater(from, 12),
  "5-years": (from: number) => monthsLater(from, 60),
} as const;

export type ExclusionLength = keyof typeof lengths;

/** The available lengths of each kind, shortest first. */
export const exclusionLengths = {
  "time-out": ["24-hours", "1-week", "1-month"],
  "self-exclusion": ["6-months", "1-year", "5-years"],
} as const satisfies Readonly<Record<ExclusionKind, readonly ExclusionLength[]>>;

/** When a break that begins at a given time ends; both in ms since 1970. */
export const exclusionEnd = (length: ExclusionLength, from: number): number =>
  lengths[length](from);
