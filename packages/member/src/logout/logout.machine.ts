import type { Step } from "@naluma/machine";
import type { ToastKind } from "@naluma/ui/toast";
import type { UserMessage } from "../user-message.ts";

/** Why the member is leaving. Only the player's own logout asks for a confirmation and can be cancelled. */
type LogoutCause =
  | "player"
  | "token-refused"
  | "other-login"
  /** Event `app_clean_cache` (RT-23). */
  | "clean-cache"
  /** Another tab logged out, or logged in another member. */
  | "other-tab";

/** The warning after a logout that the player did not request; a cause that is not listed needs none. */
const logoutMessages: Readonly<Partial<Record<LogoutCause, UserMessage>>> = {
  "token-refused": { id: "logout.session_ended" },
  "other-login": { id: "already_login_msg" },
};

export type LogoutState =
  | { readonly at: "idle" }
  | { readonly at: "asking" }
  /** A 401 was received; a login event may still explain it. */
  | { readonly at: "settling" }
  /** The game is being left while the token is still valid. */
  | { readonly at: "leaving-game"; readonly cause: LogoutCause }
  | { readonly at: "calling"; readonly cause: LogoutCause };

export type LogoutEvent =
  | { type: "asked"; gameOpen: boolean }
  | { type: "confirmed" }
  | { type: "declined" }
  | { type: "token-refused" }
  | { type: "other-login" }
  | { type: "clean-cache-asked"; gameOpen: boolean }
  | { type: "gone-elsewhere" }
  | { type: "settled" }
  | { type: "game-left" }
  | { type: "call-ended" };

export type LogoutEffect =
  | { do: "ask-to-confirm" }
  /** Wait for the private channel, at most 2 s. */
  | { do: "settle" }
  /** Force the game to quit and report when it has been left. */
  | { do: "leave-game" }
  | { do: "call-logout" }
  /** Force the game to quit; its leave call will be refused, which is ignored. */
  | { do: "drop-game" }
  | { do: "stop-socket" }
  | { do: "forget" }
  | { do: "reset-stores" }
  | { do: "set-currency" }
  | { do: "go-home" }
  | { do: "close-windows" }
  | { do: "notify"; kind: ToastKind; message: UserMessage }
  | { do: "reload" };

export const notLoggingOut: LogoutState = { at: "idle" };

/** The final effect: the message about the logout, or a reload with a clean cache. */
function last(cause: LogoutCause): readonly LogoutEffect[] {
  if (cause === "clean-cache") return [{ do: "reload" }];
  const message = logoutMessages[cause];
  return message ? [{ do: "notify", kind: "warning", message }] : [];
}

/**
 * The last steps of every logout. If another tab caused it, that tab has already stored its identity.
 *
 * @param from the state in which the game is left already and, once the platform has been called, the socket as well;
 * without it, both still have to be left
 */
const finish = (
  cause: LogoutCause,
  from?: "leaving-game" | "calling",
): Step<LogoutState, LogoutEffect> => [
  notLoggingOut,
  ...(from === undefined ? [{ do: "drop-game" } as const] : []),
  ...(from === "calling" ? [] : [{ do: "stop-socket" } as const]),
  ...(cause === "other-tab" ? [] : [{ do: "forget" } as const]),
  { do: "reset-stores" },
  { do: "set-currency" },
  { do: "go-home" },
  { do: "close-windows" },
  ...last(cause),
];

/** The channels are left first, because the platform may close the sockets of a session that ends. */
const call = (cause: LogoutCause): Step<LogoutState, LogoutEffect> => [
  { at: "calling", cause },
  { do: "stop-socket" },
  { do: "call-logout" },
];

const leave = (cause: LogoutCause, gameOpen: boolean): Step<LogoutState, LogoutEffect> =>
  gameOpen ? [{ at: "leaving-game", cause }, { do: "leave-game" }] : call(cause);

export function logoutStep(
  state: LogoutState,
  event: LogoutEvent,
): Step<LogoutState, LogoutEffect> {
  const free = state.at === "idle" || state.at === "asking";

  switch (event.type) {
    case "asked":
      if (state.at !== "idle") return [state];
      return event.gameOpen ? [{ at: "asking" }, { do: "ask-to-confirm" }] : leave("player", false);

    case "confirmed":
      return state.at === "asking" ? leave("player", true) : [state];

    case "declined":
      return state.at === "asking" ? [notLoggingOut] : [state];

    case "clean-cache-asked":
      return free ? leave("clean-cache", event.gameOpen) : [state];

    case "token-refused":
      if (free) return [{ at: "settling" }, { do: "settle" }];
      // The token is invalid, so /logout would only be refused as well.
      return state.at === "leaving-game" ? finish(state.cause, "leaving-game") : [state];

    case "other-login":
      return free || state.at === "settling" ? finish("other-login") : [state];

    case "gone-elsewhere":
      return finish(
        "other-tab",
        state.at === "leaving-game" || state.at === "calling" ? state.at : undefined,
      );

    case "settled":
      return state.at === "settling" ? finish("token-refused") : [state];

    case "game-left":
      return state.at === "leaving-game" ? call(state.cause) : [state];

    case "call-ended":
      return state.at === "calling" ? finish(state.cause, "calling") : [state];
  }
}
