import type { LayoutReader } from "../layout/layout-reader.ts";
import type { Session } from "../session/session.ts";
import type { LogoutEvent } from "./logout.machine.ts";

interface Ports {
  readonly session: Pick<Session, "token" | "member" | "tokenStatus">;
  readonly logout: { send(event: LogoutEvent): void };
  readonly layout: Pick<LayoutReader, "refresh">;
}

/**
 * A call, or a channel, was answered 401: the member is logged out, once for any number of them
 * . `sent` is the token that was refused; the stored one where that is not known.
 */
export function handleUnauthorized(
  { session, logout, layout }: Ports,
  sent: string | undefined = session.token(),
): void {
  if (sent === undefined || !session.member()) return;
  switch (session.tokenStatus(sent)) {
    case "current":
      logout.send({ type: "token-refused" });
      break;
    case "renewed since":
      // Only the old secret is known to be dead. A call with the new one decides.
      void layout.refresh().catch(() => undefined);
      break;
    case "of another session":
      break; // somebody has logged in since; that session is not concerned
  }
}
