/** A red envelope that the member can open. */
export interface RedEnvelope {
  readonly id: number;
  /** Milliseconds since 1970, by this device's clock, however wrong it is. */
  readonly endsAt: number;
}
