import type { Database } from "../ground/db/database.ts";
import type { ProviderStatuses } from "./provider-status.ts";

/**
 * Waits as long as the slowest of these providers is slowed down by the operator.
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
  const delay = Math.max(0, ...delays);
  if (delay > 0) await providerStatus.delay(delay);
  return delay > 0;
};
