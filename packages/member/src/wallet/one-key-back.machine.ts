import type { Step } from "@naluma/machine";
import type { ToastKind } from "@naluma/ui/toast";
import type { Told } from "../told.ts";
import type { Obstacle } from "./one-key-obstacle.ts";

/**
 * Bringing money back. `key` in `ready` and `waiting` is that of a call whose answer was lost: the
 * next try repeats that call, so that the money moves once (W-14).
 */
export type BackState =
  | { readonly at: "ready"; readonly key?: string }
  | { readonly at: "calling"; readonly key: string }
  /** The countdown runs until then, in milliseconds since 1970. */
  | { readonly at: "waiting"; readonly until: number; readonly key?: string };

export type BackEvent =
  /** `key` is new, and used unless an earlier one is still unanswered. */
  | { type: "asked"; obstacle: Obstacle | undefined; key: string }
  | { type: "brought"; key: string; until: number }
  | { type: "refused"; key: string; until: number; told: Told; mayHaveMoved: boolean }
  | { type: "unanswered"; key: string; until: number; told: Told }
  | { type: "countdown-ended"; until: number }
  /** The member has gone. */
  | { type: "reset" };

export type BackEffect =
  | { do: "call"; key: string }
  | { do: "count-down"; until: number }
  | { do: "tell"; kind: ToastKind; told: Told }
  | { do: "refresh" }
  | { do: "ask-to-log-in" };

export const backReady: BackState = { at: "ready" };

const warn = (told: Told): BackEffect => ({ do: "tell", kind: "warning", told });

const gameWords = {
  "game-starting": "wallet.game_starting",
  "game-quitting": "wallet.game_quitting",
  "game-open": "wallet.game_open",
  "play-page": "wallet.game_open",
} as const;

/** What stands in the way, where the control itself does not say it already. */
export const obstacleWords = (obstacle: Obstacle | undefined) =>
  obstacle === undefined ||
  obstacle === "visitor" ||
  obstacle === "countdown" ||
  obstacle === "fetching"
    ? undefined
    : gameWords[obstacle];

export function backStep(state: BackState, event: BackEvent): Step<BackState, BackEffect> {
  switch (event.type) {
    case "asked": {
      if (event.obstacle === "visitor") return [state, { do: "ask-to-log-in" }];
      if (state.at !== "ready") return [state, warn({ id: "one_key_waiting" })];
      if (event.obstacle) {
        return [state, warn({ id: obstacleWords(event.obstacle) ?? "one_key_waiting" })];
      }
      const key = state.key ?? event.key;
      return [
        { at: "calling", key },
        { do: "call", key },
      ];
    }

    case "brought":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until },
        { do: "count-down", until: event.until },
        { do: "tell", kind: "success", told: { id: "wallet.brought_back" } },
        { do: "refresh" },
      ];

    case "refused":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until },
        { do: "count-down", until: event.until },
        { do: "tell", kind: "error", told: event.told },
        ...(event.mayHaveMoved ? [{ do: "refresh" } as const] : []),
      ];

    case "unanswered":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until, key: event.key },
        { do: "count-down", until: event.until },
        { do: "tell", kind: "error", told: event.told },
        { do: "refresh" },
      ];

    case "countdown-ended":
      if (state.at !== "waiting" || state.until !== event.until) return [state];
      return [state.key === undefined ? backReady : { at: "ready", key: state.key }];

    case "reset":
      return [backReady];
  }
}
