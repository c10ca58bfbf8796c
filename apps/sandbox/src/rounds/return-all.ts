import { isReachable, type ProviderStatus } from "./provider-status.ts";

/** Nothing is known of a provider that is simply open. */
export const canReturn = (status: ProviderStatus | undefined): boolean =>
  status === undefined || isReachable(status);

/**
 * Of the providers that hold money those that give it back now, and why not all of them do: `partly` where one
 * refuses, else `maintenance`. A refusal outweighs maintenance, which ends by itself.
 */
export const returnable = (
  gpIds: readonly string[],
  statuses: ReadonlyMap<string, ProviderStatus>,
): { readonly gpIds: readonly string[]; readonly short?: "partly" | "maintenance" } => {
  const reachable = gpIds.filter((gpId) => canReturn(statuses.get(gpId)));
  if (reachable.length === gpIds.length) return { gpIds: reachable };
  const isRefused = gpIds.some((gpId) => statuses.get(gpId)?.state === "refusing");
  return { gpIds: reachable, short: isRefused ? "partly" : "maintenance" };
};
