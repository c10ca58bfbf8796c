/** Begins every query key of this package. */
const all = ["promotions"] as const;

/** Where the query keys begin. Each is made old by real time, a claim or a spin. */
export const keys = {
  all,
  envelope: [...all, "envelope"],
  roulette: [...all, "roulette"],
  /** What runs, what comes and what the member has won. */
  campaigns: [...all, "campaigns"],
} as const;
