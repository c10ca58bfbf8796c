import type { LaunchState } from "@naluma/game-launcher";

type Playing = Extract<LaunchState, { at: "playing" }>;

/** The part of a launch that is used here. */
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
