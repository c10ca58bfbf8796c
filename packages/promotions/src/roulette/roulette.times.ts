/** How long the wheel turns, in milliseconds; the theme's `--t-spin` is as long (PROMO-15). */
export const spinTime = 1_500;
