/** In milliseconds: a rendered page is cached for at most an hour (SHELL-12). */
export const pageMaxAge = 3_600_000;
