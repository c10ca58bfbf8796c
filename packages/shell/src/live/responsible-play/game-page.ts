import type { LaunchState } from "@naluma/game-launcher";
import * as v from "valibot";

type Playing = Extract<LaunchState, { at: "playing" }>;

type Launch = Pick<Playing, "at" | "url"> | { readonly at: Exclude<LaunchState["at"], "playing"> };

interface Frame {
  readonly contentWindow: unknown;
  readonly src: string;
}

interface Page {
  readonly document: { querySelectorAll(selector: "iframe"): Iterable<Frame> };
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Whether a message comes from the game. A frame of this page must have the origin that it was given; a window that
 * this page opened must have the origin of the running game.
 */
export function isGame(
  page: Page,
  launch: Launch | undefined,
  source: unknown,
  origin: string,
): source is object {
  if (typeof source !== "object" || source === null) return false;
  const frames = [...page.document.querySelectorAll("iframe")];
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame) return originOf(frame.src) === origin;
  // `opener` is accessible across origins.
  return (
    Reflect.get(source, "opener") === page &&
    launch?.at === "playing" &&
    originOf(launch.url) === origin
  );
}

interface GameMessage {
  readonly source: object | null;
  readonly origin: string;
  readonly data: unknown;
}

export interface GameMessageSource {
  addEventListener(type: "message", hear: (message: GameMessage) => void): void;
}

interface LimitsPorts {
  readonly page: Pick<Window, "addEventListener">;
  /** Whether it is a frame or window of this page, with the origin given to its game. */
  isGame(source: unknown, origin: string): boolean;
  open(): void;
}

const limitsMessage = v.object({ type: v.literal("naluma-limits") });

/** Handles requests for the member's limits from a game in a frame of ours (docs/contracts.md#windows). */
export function watchLimitsAsked({ page, isGame, open }: LimitsPorts): void {
  page.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (v.is(limitsMessage, data) && isGame(source, origin)) open();
  });
}

/** A game in full screen would cover the dialog. */
export const leaveFullScreen = async (
  document: Pick<Document, "fullscreenElement" | "exitFullscreen">,
): Promise<void> => {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
};
