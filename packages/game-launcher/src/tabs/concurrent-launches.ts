/**
 * Starts in other tabs at the same moment as this one's. The platform allows one game: it leaves the previous one, and
 * sends every tab the addresses in the order of the starts. So the last address belongs to the current game.
 */
export interface ConcurrentLaunches {
  /** Another tab's address, received after ours or before it. True if that tab has already claimed the game. */
  addressArrived(launchId: string, isAfterOurs: boolean): boolean;
  /** Another tab claims the game. Returns whether the claim is right, as far as is known now. */
  confirmClaim(launchId: string, hasAddress: boolean): boolean;
}

export function watchConcurrentLaunches(): ConcurrentLaunches {
  const before = new Set<string>();
  const announced = new Set<string>();
  return {
    addressArrived(launchId, isAfterOurs) {
      if (!isAfterOurs) before.add(launchId);
      return isAfterOurs && announced.has(launchId);
    },
    confirmClaim(launchId, hasAddress) {
      if (before.has(launchId)) return false;
      if (!hasAddress) announced.add(launchId);
      return hasAddress;
    },
  };
}
