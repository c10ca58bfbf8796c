/** How long a 401 waits for the event that may explain it (API-18), in milliseconds. */
export const settleTimeout = 2_000;

/** A platform that does not respond must not keep the member logged in. In milliseconds. */
export const callTimeout = 1_500;
