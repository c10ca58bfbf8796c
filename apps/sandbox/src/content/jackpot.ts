/** Where the pool starts each week, and what one second adds, in minor units of every currency alike. */
const opening = 4_217_300_00n;
const aSecond = 37n;
const aWeek = 7 * 24 * 60 * 60;

/** Offsets in seconds, so that no two currencies show the same digits. */
const offset = (currency: string) =>
  currency.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % aWeek, 7);

/** The jackpot of a currency: it grows with time and is won once a week, each currency at another hour. */
export const jackpotAt = (at: number, currency: string): bigint => {
  const seconds = (Math.floor(at / 1000) + offset(currency)) % aWeek;
  return opening + BigInt(seconds) * aSecond;
};
