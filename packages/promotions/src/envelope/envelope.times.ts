/** How long after the end of an envelope the next one is requested, in milliseconds (PROMO-04). */
export const refetchAfterEnd = 3_000;

/** The longest wait of a single timer, in milliseconds: browsers store the delay in 31 bits. */
export const longestTimer = 3_600_000;
