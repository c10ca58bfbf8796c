import { atom } from "jotai/vanilla";

/** The player asks for the red envelope, wherever that was pressed; its dialog hears it. */
export const envelopeWantedAtom = atom(false);
