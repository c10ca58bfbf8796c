import { noneClosed } from "@naluma/lobby";
import { atom } from "jotai/vanilla";

/** Codes of providers that turned a start away for maintenance, and have opened no game since. */
export const closedProvidersAtom = atom(noneClosed);
