import { useAtomValue } from "jotai/react";
import { connectionAtom, type ConnectionName } from "./connection.ts";

/** The connection as the player may see it. */
export const useConnection = (): ConnectionName => useAtomValue(connectionAtom);
