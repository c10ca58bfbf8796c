import { page } from "./page-words.ts";

const format = new Intl.NumberFormat(`${page.locale.replace("_", "-")}-u-nu-latn`, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Hundredths as the page's language writes a multiplier: 153 is `1.53×`. */
export const times = (multiplier: number): string => `${format.format(multiplier / 100)}×`;

/** Hundredths of what somebody typed, with a point or a comma; undefined where it is no number. */
export function hundredths(typed: string): number | undefined {
  const plain = typed.replace(/[\s×x]/gi, "");
  if (!/^\d{1,7}([.,]\d*)?$/.test(plain)) return undefined;
  return Math.round(Number(plain.replace(",", ".")) * 100);
}
