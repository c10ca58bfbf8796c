import type { Database } from "../db/open.ts";
import type { ProviderStatuses } from "../providers/provider-status.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The longest that a slow provider keeps a call, in ms; the client gives up after 30 s. */
const longestDelay = 60_000;

/**
 * Waits as long as the operator has made the slowest of these providers take.
 *
 * @returns whether it waited
 */
export const waitForProviders = async (
  { db, providerStatus }: { readonly db: Database; readonly providerStatus: ProviderStatuses },
  gpIds: readonly string[],
): Promise<boolean> => {
  const states = await providerStatus.all(db);
  const delays = gpIds.map((gpId) => {
    const state = states.get(gpId);
    return state?.state === "slow" ? state.delayMs : 0;
  });
  const delay = Math.min(longestDelay, Math.max(0, ...delays));
  if (delay > 0) await pause(delay);
  return delay > 0;
};
