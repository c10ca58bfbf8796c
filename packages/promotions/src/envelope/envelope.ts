import { atom } from "jotai/vanilla";

export interface RedEnvelope {
  readonly id: number;
  /** Milliseconds since 1970, by this device's clock, however wrong it is. */
  readonly endsAt: number;
}

/** Set when the player requests the red envelope, from anywhere on the page; its dialog subscribes to it. */
export const envelopeWantedAtom = atom(false);
