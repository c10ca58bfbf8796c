import type { Machine } from "@naluma/machine";
import type { LaunchEvent } from "../launch/launch.events.ts";
import type { LaunchState } from "../launch/launch.state.ts";

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

/** Starts that ended without a game: cancelled, failed, or timed out. */
interface LateLaunches {
  /** The leave of this launch is sent now: it does not return money that the platform moves from here on. */
  leaveSent(launchId: string): void;
  /** Whether this is the first address of such a start that arrives after its leave. */
  isLate(launchId: string | undefined): boolean;
}

/**
 * If the provider takes longer than the player waits, the platform may carry out a start after it was left. Only the
 * address that it then sends shows that the money has moved.
 */
export function watchLateLaunches(
  machine: Pick<Machine<LaunchState, LaunchEvent>, "getState" | "subscribe">,
): LateLaunches {
  const late = new Set<string>();
  let starting: string | undefined;
  let abandoned: string | undefined;

  machine.subscribe(() => {
    const state = machine.getState();
    if (state.at === "quitting" || state.at === "idle") abandoned = starting ?? abandoned;
    if (state.at === "idle" && abandoned !== undefined) {
      late.add(abandoned);
      abandoned = undefined;
    }
    starting = state.at === "starting" ? state.launchId : undefined;
  });

  return {
    leaveSent(launchId) {
      if (launchId === abandoned) late.add(launchId);
    },
    isLate(launchId) {
      if (launchId === undefined || !late.delete(launchId)) return false;
      if (launchId === abandoned) abandoned = undefined;
      return true;
    },
  };
}
