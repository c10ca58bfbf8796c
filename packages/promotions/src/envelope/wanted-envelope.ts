import { atom } from "jotai/vanilla";

/** Set when the player requests the red envelope, from anywhere on the page; its dialog subscribes to it. */
export const envelopeWantedAtom = atom(false);
