import type { Machine } from "@naluma/machine";
import { openTabChannel } from "@naluma/site/tab-channel";
import * as v from "valibot";
import type { LaunchEvent } from "../launch/launch.events.ts";
import { isGameOpen, type LaunchState } from "../launch/launch.state.ts";
import { loadingStatus, loadingSteps, type LoadingStatus } from "./loading-status.ts";

/**
 * The messages between the lobby's tab and the placeholder window, sent by BroadcastChannel since both have the same
 * origin. Each message names its launch; messages of other launches are ignored.
 */
export type LineMessage =
  /** The placeholder has started and asks for the progress of the launch. */
  | { readonly type: "asked"; readonly launchId: string }
  | { readonly type: "status"; readonly launchId: string; readonly status: LoadingStatus }
  /** The launch is over, and its placeholder is no longer needed. */
  | { readonly type: "over"; readonly launchId: string }
  /** The player cancelled, in the placeholder or on the /play page around it. */
  | { readonly type: "quit"; readonly launchId: string };

export interface Line {
  send(message: LineMessage): void;
  close(): void;
}

/** Opens the channel; called once per launch, so that an idle page can enter the bfcache. */
export type OpenLine = (receive: (message: LineMessage) => void) => Line;

const launchId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

const lineMessage = v.variant("type", [
  v.object({ type: v.literal("asked"), launchId }),
  v.object({ type: v.literal("over"), launchId }),
  v.object({ type: v.literal("quit"), launchId }),
  v.object({
    type: v.literal("status"),
    launchId,
    status: v.object({
      launchId,
      game: v.object({ name: v.string(), providerName: v.string(), picture: v.string() }),
      step: v.picklist(loadingSteps),
      url: v.optional(v.string()),
    }),
  }),
]);

const name = "naluma-launch";

export const broadcastLine: OpenLine = (receive) => {
  const channel = openTabChannel(name);
  channel.onmessage = ({ data }) => {
    const read = v.safeParse(lineMessage, data);
    if (read.success) receive(read.output);
  };
  return {
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
};

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
