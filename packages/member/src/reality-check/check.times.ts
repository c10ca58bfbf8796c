/** How often a check that is due asks whether the round is over and the form is sent, in ms. */
export const retryWhenBusy = 2_000;

/** After a call that failed, in ms. */
export const retryWhenFailed = 60_000;

/** How long another window's word of an open round counts, in ms: it may be closed without another one. */
export const roundElsewhere = 120_000;
