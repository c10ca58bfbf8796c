import type { ConnectionSlot } from "@naluma/game-launcher";
import { useConnectionNotice } from "./use-connection-notice.ts";

/** The player has no room for the line that other pages show: its own bar reports the lost connection. */
export const ConnectionInGame: ConnectionSlot = ({ children }) => {
  const notice = useConnectionNotice(true);
  return children(notice === "back" ? undefined : notice);
};
