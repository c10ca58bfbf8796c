/**
 * Timers are announced at their start, at one minute and at their end
 * (docs/design.md#accessibility).
 */
export const lastMinute = 60;

/**
 * What to announce now, as seconds left: the number the announcement was made at stays until the
 * next one, so that a sentence is heard once. `undefined` before anything counts.
 */
export function announcedAt(before: number | undefined, seconds: number): number | undefined {
  if (before === undefined || seconds > before) return seconds > 0 ? seconds : before;
  if (seconds === 0) return 0;
  return before > lastMinute && seconds <= lastMinute ? seconds : before;
}
