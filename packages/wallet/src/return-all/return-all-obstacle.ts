/** The state of this tab's launcher with regard to money; a game in another tab is reported by the platform (102). */
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
  /** The wallet is being fetched, or money is being returned. */
  readonly fetching: boolean;
  /** As far as the page knows, no provider has a balance. */
  readonly isEmpty: boolean;
  readonly game: GameNow;
  readonly path: string;
  /** The rest of the countdown after the last use. */
  readonly secondsLeft: number;
}

/** Why balances cannot be returned now (WALLET-05 to WALLET-10); the most important reason first. */
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
