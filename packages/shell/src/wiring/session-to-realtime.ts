import type { Session } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";

type Socket = Pick<Realtime, "joinMember" | "leaveMember">;

/** A member's channels are joined with a login and left with a logout, in this tab or in another. */
export const sessionToRealtime = (
  session: Pick<Session, "onChange">,
  realtime: () => Socket | undefined,
): (() => void) =>
  session.onChange((now) => {
    if (now.role === "member") realtime()?.joinMember();
    else realtime()?.leaveMember();
  });
