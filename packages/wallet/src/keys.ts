/** The prefix of every query key of this package. */
export const walletKey = ["wallet"] as const;
