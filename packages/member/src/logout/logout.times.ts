/** How long a 401 waits for the event that explains it (API-18), in milliseconds. */
export const settleTimeout = 2_000;

/** A platform that does not answer must not keep the member logged in. In milliseconds. */
export const callTimeout = 1_500;
