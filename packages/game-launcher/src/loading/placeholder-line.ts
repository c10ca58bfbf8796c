import * as v from "valibot";
import { loadingSteps, type LoadingStatus } from "./loading-status.ts";

/**
 * How the lobby's tab and the placeholder window talk: by BroadcastChannel, both being of one origin.
 * Each message names the launch; whoever is not part of that launch passes it over.
 */
export type LineMessage =
  /** The placeholder has started and asks how far the launch is. */
  | { readonly say: "asked"; readonly launchId: string }
  | { readonly say: "status"; readonly launchId: string; readonly status: LoadingStatus }
  /** The launch is over: its placeholder is of no use any more. */
  | { readonly say: "over"; readonly launchId: string }
  /** The player wants out, in the placeholder or in the framing /play. */
  | { readonly say: "quit"; readonly launchId: string };

export interface Line {
  say(message: LineMessage): void;
  close(): void;
}

/** Opens the line; called again for every launch, so that an idle page can go to the bfcache. */
export type OpenLine = (hear: (message: LineMessage) => void) => Line;

const launchId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

const lineMessage = v.variant("say", [
  v.object({ say: v.literal("asked"), launchId }),
  v.object({ say: v.literal("over"), launchId }),
  v.object({ say: v.literal("quit"), launchId }),
  v.object({
    say: v.literal("status"),
    launchId,
    status: v.object({
      launchId,
      game: v.object({ name: v.string(), providerName: v.string(), picture: v.string() }),
      step: v.picklist(loadingSteps),
      provider: v.optional(v.string()),
      url: v.optional(v.string()),
    }),
  }),
]);

const name = "naluma-launch";

export const broadcastLine: OpenLine = (hear) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(lineMessage, data);
    if (read.success) hear(read.output);
  });
  return {
    say: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
};
