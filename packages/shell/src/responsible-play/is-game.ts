import type { LaunchState } from "@naluma/game-launcher";

interface Page {
  readonly document: Pick<Document, "querySelectorAll">;
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Whether a message comes from the game. A frame of this page must have the origin that it was given. A window that
 * this page opened must have the origin of the game that runs.
 */
export function isGame(
  page: Page,
  launch: LaunchState | undefined,
  source: unknown,
  origin: string,
): source is object {
  if (typeof source !== "object" || source === null) return false;
  const frames = [...page.document.querySelectorAll("iframe")];
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (frame) return originOf(frame.src) === origin;
  // The opener can be asked for across origins.
  return (
    Reflect.get(source, "opener") === page &&
    launch?.at === "playing" &&
    originOf(launch.url) === origin
  );
}
