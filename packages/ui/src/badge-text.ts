/** The highest number that a badge shows (UI-03). */
const highest = 99;

/** Above the highest the badge says so: `99+`. */
export const badgeText = (count: number): string =>
  count > highest ? `${highest}+` : String(count);
