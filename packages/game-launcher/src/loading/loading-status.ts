import type { NamedGame } from "@naluma/site/game";
import type { LaunchState } from "../launch/launch.state.ts";

/** The three named steps of the placeholder; everything before the one in hand is done. */
export type LoadingStep = "session" | "balance" | "address";

export const loadingSteps: readonly LoadingStep[] = ["session", "balance", "address"];

/** What a placeholder shows: the art and names of the game, and how far the start is. */
export interface LoadingStatus {
  readonly launchId: string;
  readonly game: Pick<NamedGame, "name" | "providerName" | "picture">;
  readonly step: LoadingStep;
  /** The game's address once it was handed over; a framing /play shows it. */
  readonly url?: string | undefined;
}

/** Nothing while no launch is on screen. */
export function loadingStatus(state: LaunchState): LoadingStatus | undefined {
  if (state.at !== "starting" && state.at !== "playing") return undefined;
  const { launchId, game } = state;
  const { name, providerName, picture } = game;
  return {
    launchId,
    game: { name, providerName, picture },
    step: state.at === "playing" ? "address" : stepOf(state.step),
    url: state.at === "playing" ? state.url : undefined,
  };
}

function stepOf(step: Extract<LaunchState, { at: "starting" }>["step"]): LoadingStep {
  switch (step) {
    case "opening":
    case "leaving-first":
    case "waiting-channel":
      return "session";
    case "asking":
      return "balance";
    case "waiting-address":
    case "asking-frame":
    case "handing-over":
      return "address";
  }
}
