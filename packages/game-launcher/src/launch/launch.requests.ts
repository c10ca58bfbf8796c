import { isSameGame } from "@naluma/site/game";
import type { Next } from "./launch.endings.ts";
import type { LaunchEffect, LaunchWarning, PlayRequested } from "./launch.events.ts";
import { isGameOpen, type LaunchState } from "./launch.state.ts";

/** The checks, in the specified order (LAUNCH-09); a closed site is refused first. */
export function requested(state: LaunchState, event: PlayRequested): Next {
  const { launchId, game, open } = event;
  const message = launchBlocker(state, event);
  if (message === "alert_duplicate") return [state, { do: "warn", message }, ...forward(state)];
  if (message) return [state, { do: "warn", message }];
  if (!game.customized && !event.signedIn) return [state, { do: "ask-to-log-in", game }];
  const elsewhere = event.playsElsewhere ? "elsewhere" : undefined;
  const before = state.at === "playing" ? state : elsewhere;
  if (before && !event.mayEndGame) {
    const running = state.at === "playing" ? state.game : undefined;
    return [state, { do: "ask-to-end-game", game, running }];
  }
  return [
    { at: "starting", step: "opening", launchId, game, open, before },
    { do: "remember-launch", launchId, open },
    { do: "open-surface", launchId, open },
  ];
}

/** A window whose handle is lost cannot be focused. */
export const forward = (state: LaunchState): LaunchEffect[] =>
  isGameOpen(state) && !(state.at === "playing" && state.phase === "lost")
    ? [{ do: "bring-forward", open: state.open }]
    : [];

/** Why a game cannot start, logged in or not: demos go through the same checks. */
export function launchBlocker(
  state: LaunchState,
  event: Pick<PlayRequested, "game" | "desktop" | "siteClosed" | "playsElsewhere">,
): LaunchWarning | undefined {
  if (event.siteClosed) return "launch.closed";
  switch (state.at) {
    case "idle":
      return event.playsElsewhere && !event.desktop ? "err_is_playing" : undefined;
    case "starting":
      return "alert_starting";
    case "quitting":
      return "alert_quitting";
    case "playing":
      if (isSameGame(state.game, event.game)) return "alert_duplicate";
      return event.desktop ? undefined : "err_is_playing";
  }
}
