import { openTabChannel } from "@naluma/site/tab-channel";
import * as v from "valibot";
import { loadingSteps, type LoadingStatus } from "./loading-status.ts";

/**
 * How the lobby's tab and the placeholder window talk: by BroadcastChannel, both being of one origin.
 * Each message names the launch; whoever is not part of that launch passes it over.
 */
export type LineMessage =
  /** The placeholder has started and asks how far the launch is. */
  | { readonly type: "asked"; readonly launchId: string }
  | { readonly type: "status"; readonly launchId: string; readonly status: LoadingStatus }
  /** The launch is over: its placeholder is of no use any more. */
  | { readonly type: "over"; readonly launchId: string }
  /** The player cancelled, in the placeholder or on the /play page around it. */
  | { readonly type: "quit"; readonly launchId: string };

export interface Line {
  send(message: LineMessage): void;
  close(): void;
}

/** Opens the line; called again for every launch, so that an idle page can go to the bfcache. */
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
