/** Begins every query key of this package. */
export const walletKey = ["wallet"] as const;

/** What this package hears of real time: each event makes old what lies under its key. */
export const refetchOnEvent = { "profile.updated": walletKey } as const;
