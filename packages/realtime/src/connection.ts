import { atom } from "jotai/vanilla";

/** What the player can see of the connection; also `data-connection` on `<html>`. */
export type ConnectionName =
  | "connecting"
  | "connected"
  | "catching-up"
  | "reconnecting"
  | "offline";

/** Exists before real time is loaded, so that the first paint can say `connecting`. */
export const connectionAtom = atom<ConnectionName>("connecting");
