import type { LoadingStatus } from "../loading/loading-status.ts";

/** What the bar above the game shows and does. */
export interface PlayBarProps {
  readonly game: LoadingStatus["game"];
  readonly isFullScreen: boolean;
  /** Left out where the browser has no full screen. */
  readonly onFullScreen: (() => void) | undefined;
  readonly onQuit: () => void;
}
