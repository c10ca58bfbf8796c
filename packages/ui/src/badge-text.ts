/** The highest number that a badge shows (UI-03). */
const highest = 99;

/** Higher numbers are shown as `99+`. */
export const badgeText = (count: number): string =>
  count > highest ? `${highest}+` : String(count);
