const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const unitNames = ["days", "hours", "minutes", "seconds"] as const;
type Unit = (typeof unitNames)[number];

const lengths: Readonly<Record<Unit, number>> = {
  days: day,
  hours: hour,
  minutes: minute,
  seconds: 1,
};

/**
 * The remaining time in the largest unit that fits at least once, so that a screen reader announces a change only once
 * a minute.
 */
export function roughly(seconds: number): { readonly unit: Unit; readonly count: number } {
  const unit = unitNames.find((name) => seconds >= lengths[name]) ?? "seconds";
  return { unit, count: Math.floor(seconds / lengths[unit]) };
}

export const leftWords = {
  days: "envelope.left_days",
  hours: "envelope.left_hours",
  minutes: "envelope.left_minutes",
  seconds: "envelope.left_seconds",
} as const satisfies Record<Unit, string>;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** `14:26`, or `3:05:09` from an hour on; undefined from two days on, when seconds are meaningless. */
export function floatClock(seconds: number): string | undefined {
  if (seconds >= 2 * day) return undefined;
  const rest = `${Math.floor((seconds % hour) / minute)}:${twoDigits(seconds % minute)}`;
  return seconds < hour ? rest : `${Math.floor(seconds / hour)}:${rest.padStart(5, "0")}`;
}
