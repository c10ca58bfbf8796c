/** The first segment of every query key in this package. */
const all = ["promotions"] as const;

/** The prefixes of the query keys. Each is invalidated by real-time events, a claim or a spin. */
export const keys = {
  all,
  envelope: [...all, "envelope"],
  roulette: [...all, "roulette"],
  /** Running and upcoming campaigns, and the member's winnings. */
  campaigns: [...all, "campaigns"],
} as const;
