/** After the end of an envelope the platform is asked for the next one, in milliseconds (PROMO-04). */
export const refetchAfterEnd = 3_000;

/** The longest that one timer waits: a browser counts milliseconds in 31 bits. */
export const longestTimer = 3_600_000;
