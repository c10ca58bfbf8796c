import type { UserMessage } from "../user-message.ts";

/** Why the member is leaving. Only the player's own logout asks for a confirmation and can be cancelled. */
export type LogoutCause =
  | "player"
  | "token-refused"
  | "other-login"
  /** Event `app_clean_cache` (RT-23). */
  | "clean-cache"
  /** Another tab logged out, or logged in another member. */
  | "other-tab";

/** The warning after a logout that the player did not request; a cause that is not listed needs none. */
export const logoutMessages: Readonly<Partial<Record<LogoutCause, UserMessage>>> = {
  "token-refused": { id: "logout.session_ended" },
  "other-login": { id: "already_login_msg" },
};
