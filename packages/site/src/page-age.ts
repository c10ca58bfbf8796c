/** Milliseconds: an hour is the longest that a rendered page is kept (SHELL-12). */
export const pageMaxAge = 3_600_000;
