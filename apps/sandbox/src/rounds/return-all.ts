import { isReachable, type ProviderStatus } from "./provider-status.ts";

/** A provider without a status is simply open. */
export const canReturn = (status: ProviderStatus | undefined): boolean =>
  status === undefined || isReachable(status);

/**
 * The providers with money that can return it now, and why not all of them can: `partly` if one refuses,
 * otherwise `maintenance`. A refusal takes precedence over maintenance, which ends by itself.
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
