import type { LoadingStatus } from "../loading/loading-status.ts";

/** The content and actions of the bar above the game. */
export interface PlayBarProps {
  readonly game: LoadingStatus["game"];
  readonly isFullScreen: boolean;
  /** Undefined if the browser does not support full screen. */
  readonly onFullScreen: (() => void) | undefined;
  readonly onQuit: () => void;
}
