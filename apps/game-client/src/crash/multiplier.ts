import { page } from "../page/page-words.ts";

const format = new Intl.NumberFormat(`${page.locale.replace("_", "-")}-u-nu-latn`, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Hundredths as the page's language writes a multiplier: 153 is `1.53×`. */
export const times = (multiplier: number): string => `${format.format(multiplier / 100)}×`;
