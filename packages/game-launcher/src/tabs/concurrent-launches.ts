/**
 * Starts of other tabs at the same moment as this one's. The platform has one game: it leaves the one before, and tells
 * every tab the addresses in the order of the starts. So the last address is that of the game.
 */
export interface ConcurrentLaunches {
  /** Another tab's address, after ours or before it. True when that tab has said already that the game is its own. */
  addressArrived(launchId: string, isAfterOurs: boolean): boolean;
  /** Another tab says that the game is its own; whether it is, as far as can be known now. */
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
