/** How often a due check looks whether the round is over and the form is sent, in ms. */
export const retryWhenBusy = 2_000;

/** The delay after a failed call, in ms. */
export const retryWhenFailed = 60_000;

/**
 * How long an open round reported by another window counts, in ms; that window may be closed without reporting its end.
 */
export const roundElsewhere = 120_000;
