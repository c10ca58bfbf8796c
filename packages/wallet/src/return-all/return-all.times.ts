/**
 * How long one of the two ways back rests after an answer, in milliseconds: the lobby's one-key back
 * (WALLET-10) and the member centre's get-back (WALLET-20).
 */
export const cooldowns = { "return-all": 10_000, "get-back": 1_000 } as const;

export type ReturnCall = keyof typeof cooldowns;
