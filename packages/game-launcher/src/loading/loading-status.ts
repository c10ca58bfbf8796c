import type { NamedGame } from "@naluma/site/game";
import type { LaunchState } from "../launch/launch.state.ts";

/** The three named steps of the placeholder; all steps before the current one are done. */
export type LoadingStep = "session" | "balance" | "address";

export const loadingSteps: readonly LoadingStep[] = ["session", "balance", "address"];

export interface LoadingStatus {
  readonly launchId: string;
  readonly game: Pick<NamedGame, "name" | "providerName" | "picture">;
  readonly step: LoadingStep;
  /** The game's address once it is handed over; a /play with a frame shows it. */
  readonly url?: string | undefined;
}

/** Undefined while no launch is on screen. */
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
