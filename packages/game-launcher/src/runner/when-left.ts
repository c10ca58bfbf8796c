import type { Machine } from "@naluma/machine";
import type { LaunchEvent } from "../launch/launch.events.ts";
import type { LaunchState } from "../launch/launch.state.ts";

/** Settles as soon as no quit is pending. */
export function whenLeft({
  getState,
  subscribe,
}: Pick<Machine<LaunchState, LaunchEvent>, "getState" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    if (getState().at !== "quitting") return resolve();
    const stop = subscribe(() => {
      if (getState().at === "quitting") return;
      stop();
      resolve();
    });
  });
}
