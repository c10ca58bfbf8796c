/** How long the wheel turns, in milliseconds; must equal the theme's `--t-spin` (PROMO-15). */
export const spinTime = 1_500;
