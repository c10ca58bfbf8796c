import type { LoadingStatus } from "../loading/loading-status.ts";

/** What the bar above the game shows and does. */
export interface PlayBarProps {
  readonly game: LoadingStatus["game"];
  /** What the player has in this game, ready to read; left out where nobody knows. */
  readonly balance: string | undefined;
  readonly isFullScreen: boolean;
  /** Left out where the browser has no full screen. */
  readonly onFullScreen: (() => void) | undefined;
  readonly onQuit: () => void;
}
