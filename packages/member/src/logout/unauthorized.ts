import type { LayoutReader } from "../layout/layout-reader.ts";
import type { Session } from "../session/session.ts";
import type { LogoutEvent } from "./logout.machine.ts";

interface Ports {
  readonly session: Pick<Session, "token" | "member" | "tokenStatus">;
  readonly logout: { send(event: LogoutEvent): void };
  readonly layout: Pick<LayoutReader, "refresh">;
}

/**
 * Handles a 401 from a call or a channel: logs the member out, once for any number of them
 * . `sent` is the refused token; if it is unknown, the stored one is assumed.
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
      // Only the old token is known to be invalid. A call with the new one decides.
      void layout.refresh().catch(() => undefined);
      break;
    case "of another session":
      break; // another login has taken place since; that session is not affected
  }
}
