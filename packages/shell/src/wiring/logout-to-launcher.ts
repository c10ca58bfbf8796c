import type { Launcher } from "@naluma/game-launcher";
import type { Session } from "@naluma/member";

/**
 * A member is gone, or another one has taken the place, in this tab or in another: the game of the one
 * before closes. A logout of this tab has left the game already, so nothing is called here.
 */
export const logoutToLauncher = (
  session: Pick<Session, "onChange">,
  launcher: Pick<Launcher, "loggedOut">,
): (() => void) =>
  session.onChange((now, before) => {
    if (before.role !== "member") return;
    if (now.role !== "member" || now.memberId !== before.memberId) launcher.loggedOut();
  });
