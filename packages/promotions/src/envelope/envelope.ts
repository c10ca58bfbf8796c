/** A red envelope that the member may open. */
export interface RedEnvelope {
  readonly id: number;
  /** Milliseconds since 1970, by the clock of this device, however wrong that clock is. */
  readonly endsAt: number;
}
