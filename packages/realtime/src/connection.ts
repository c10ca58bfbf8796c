import { atom } from "jotai/vanilla";

/** The connection state shown to the player; also `data-connection` on `<html>`. */
export type ConnectionName =
  | "connecting"
  | "connected"
  | "catching-up"
  | "reconnecting"
  | "offline";

/** Defined before real time is loaded, so that the first paint can show `connecting`. */
export const connectionAtom = atom<ConnectionName>("connecting");
