/** What the launcher of this tab is doing, as far as money is concerned; of another tab's game the platform says so (102). */
export type GameNow = "none" | "starting" | "open" | "quitting";

export type Obstacle =
  | "visitor"
  | "fetching"
  | "game-starting"
  | "game-quitting"
  | "game-open"
  | "play-page"
  | "countdown"
  | "nothing-held";

interface ReturnAllConditions {
  readonly signedIn: boolean;
  /** The wallet is being read, or money is on its way back. */
  readonly fetching: boolean;
  /** As far as the page knows, no provider holds anything. */
  readonly isEmpty: boolean;
  readonly game: GameNow;
  readonly path: string;
  /** Of the countdown after the last use. */
  readonly secondsLeft: number;
}

/** Why all balances cannot be brought back now (WALLET-05 to WALLET-10), the weightiest reason first. */
export function returnAllObstacle(now: ReturnAllConditions): Obstacle | undefined {
  if (!now.signedIn) return "visitor";
  if (now.game === "starting") return "game-starting";
  if (now.game === "quitting") return "game-quitting";
  if (now.game === "open") return "game-open";
  if (now.path === "/play") return "play-page";
  if (now.secondsLeft > 0) return "countdown";
  if (now.fetching) return "fetching";
  return now.isEmpty ? "nothing-held" : undefined;
}
