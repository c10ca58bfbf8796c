import type { Machine } from "@naluma/machine";
import type { LaunchEvent } from "../launch/launch.events.ts";
import { isGameOpen, type LaunchState } from "../launch/launch.state.ts";
import { loadingStatus, type LoadingStatus } from "../loading/loading-status.ts";
import type { Line, OpenLine } from "../loading/placeholder-line.ts";

/** Keeps the placeholder window informed about its launch, and receives its request to quit. */
export function updatePlaceholder(
  machine: Machine<LaunchState, LaunchEvent>,
  openLine: OpenLine,
): void {
  let line: Line | undefined;
  let lastSent: LoadingStatus | undefined;

  machine.subscribe(() => {
    const status = statusToShow(machine.getState());
    if (status) {
      line ??= openLine((message) => {
        const now = statusToShow(machine.getState());
        if (!now || message.launchId !== now.launchId) return;
        if (message.type === "asked")
          line?.send({ type: "status", launchId: now.launchId, status: now });
        if (message.type === "quit") machine.send({ type: "quit-requested" });
      });
      if (
        lastSent?.launchId !== status.launchId ||
        lastSent.step !== status.step ||
        lastSent.url !== status.url
      )
        line.send({ type: "status", launchId: status.launchId, status });
    } else if (lastSent) {
      line?.send({ type: "over", launchId: lastSent.launchId });
      line?.close();
      line = undefined;
    }
    lastSent = status;
  });
}

/** Only the placeholder in a separate window needs messages; all others render from the state. */
const statusToShow = (state: LaunchState): LoadingStatus | undefined =>
  isGameOpen(state) && state.open === "window" ? loadingStatus(state) : undefined;
