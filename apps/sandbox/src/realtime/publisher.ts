/** Sends real-time events. Never rejects: an event that cannot be sent is an event that was lost. */
export interface Publisher {
  publish(channels: readonly string[], event: string, payload: unknown): Promise<void>;
}
