import type { Machine } from "@naluma/machine";
import type { LaunchEvent } from "../launch/launch.events.ts";
import type { LaunchState } from "../launch/launch.state.ts";

/** Starts that ended without a game: cancelled, failed, or not answered in time. */
export interface LateLaunches {
  /** The leave of this launch goes out now: what the platform carries out from here on, it does not bring back. */
  leaveSent(launchId: string): void;
  /** Is this the first address of such a start that comes after its leave? */
  isLate(launchId: string | undefined): boolean;
}

/**
 * A platform whose provider took longer than the player waited carries a start out after it was left. Only the address
 * that it sends then says that the money has moved.
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
