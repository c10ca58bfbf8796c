import type { Step } from "@naluma/machine";
import type { ToastKind } from "@naluma/ui/toast";
import type { UserMessage } from "../user-message.ts";

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

/**
 * Returns money to the main wallet. `key` in `ready` and `waiting` belongs to a call whose response was lost:
 * the next attempt repeats that call, so that the money moves only once (W-14).
 */
export type ReturnAllState =
  | { readonly at: "ready"; readonly key?: string }
  | { readonly at: "calling"; readonly key: string }
  /** The end of the countdown, in milliseconds since 1970. */
  | { readonly at: "waiting"; readonly until: number; readonly key?: string };

export type ReturnAllEvent =
  /** `key` is a new key, used unless an earlier one is still unanswered. */
  | { type: "asked"; obstacle: Obstacle | undefined; key: string }
  | { type: "returned"; key: string; until: number }
  | { type: "refused"; key: string; until: number; message: UserMessage; mayHaveMoved: boolean }
  /** The platform found nothing to return, although the page showed a balance. */
  | { type: "found-nothing"; key: string; until: number }
  | { type: "unanswered"; key: string; until: number; message: UserMessage }
  | { type: "countdown-ended"; until: number }
  /** The member has logged out or changed. */
  | { type: "reset" };

export type ReturnAllEffect =
  | { do: "call"; key: string }
  | { do: "count-down"; until: number }
  | { do: "notify"; kind: ToastKind; message: UserMessage }
  | { do: "refresh" }
  | { do: "ask-to-log-in" };

export const returnAllReady: ReturnAllState = { at: "ready" };

const nothingHeld: ReturnAllEffect = {
  do: "notify",
  kind: "info",
  message: { id: "one_key_err_code_101" },
};

const warn = (message: UserMessage): ReturnAllEffect => ({
  do: "notify",
  kind: "warning",
  message,
});

const gameWords = {
  "game-starting": "wallet.game_starting",
  "game-quitting": "wallet.game_quitting",
  "game-open": "wallet.game_open",
  "play-page": "wallet.game_open",
} as const;

/** The message about an obstacle, unless the button itself already explains it. */
export const obstacleWords = (obstacle: Obstacle | undefined) =>
  obstacle === undefined ||
  obstacle === "visitor" ||
  obstacle === "countdown" ||
  obstacle === "nothing-held" ||
  obstacle === "fetching"
    ? undefined
    : gameWords[obstacle];

export function returnAllStep(
  state: ReturnAllState,
  event: ReturnAllEvent,
): Step<ReturnAllState, ReturnAllEffect> {
  switch (event.type) {
    case "asked": {
      if (event.obstacle === "visitor") return [state, { do: "ask-to-log-in" }];
      if (state.at !== "ready") return [state, warn({ id: "one_key_waiting" })];
      if (event.obstacle === "nothing-held") return [state, nothingHeld];
      if (event.obstacle) {
        return [state, warn({ id: obstacleWords(event.obstacle) ?? "one_key_waiting" })];
      }
      const key = state.key ?? event.key;
      return [
        { at: "calling", key },
        { do: "call", key },
      ];
    }

    case "returned":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until },
        { do: "count-down", until: event.until },
        { do: "notify", kind: "success", message: { id: "wallet.returned_all" } },
        { do: "refresh" },
      ];

    case "refused":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until },
        { do: "count-down", until: event.until },
        { do: "notify", kind: "error", message: event.message },
        ...(event.mayHaveMoved ? [{ do: "refresh" } as const] : []),
      ];

    case "found-nothing":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until },
        { do: "count-down", until: event.until },
        nothingHeld,
        { do: "refresh" },
      ];

    case "unanswered":
      if (state.at !== "calling" || state.key !== event.key) return [state];
      return [
        { at: "waiting", until: event.until, key: event.key },
        { do: "count-down", until: event.until },
        { do: "notify", kind: "error", message: event.message },
        { do: "refresh" },
      ];

    case "countdown-ended":
      if (state.at !== "waiting" || state.until !== event.until) return [state];
      return [state.key === undefined ? returnAllReady : { at: "ready", key: state.key }];

    case "reset":
      return [returnAllReady];
  }
}
