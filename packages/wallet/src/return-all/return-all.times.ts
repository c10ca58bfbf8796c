/**
 * The wait after a response, in milliseconds, for the lobby's one-key back (WALLET-10) and the member centre's
 * get-back (WALLET-20).
 */
export const cooldowns = { "return-all": 10_000, "get-back": 1_000 } as const;

/** Nothing was returned, so this only guards against an accidental second press; in milliseconds. */
export const nothingHeldCooldown = 1_000;

export type ReturnCall = keyof typeof cooldowns;
