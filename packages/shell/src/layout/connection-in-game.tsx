import type { ConnectionSlot } from "@naluma/game-launcher";
import { useConnectionNotice } from "./use-connection-notice.ts";

/** The player has no room for the line of the other pages: its own bar says that the connection is gone. */
export const ConnectionInGame: ConnectionSlot = ({ children }) => {
  const notice = useConnectionNotice(true);
  return children(notice === "back" ? undefined : notice);
};
