import { isEncrypted, needsProof } from "./channel-names.ts";

/** The limit for the data, in bytes of its JSON text. */
const largestData = 10_240;

/** The limit per connection. */
const maxPerSecond = 10;

interface Sent {
  readonly channel: string;
  readonly json: string;
  readonly isSubscribed: boolean;
}

/** Events that clients send each other in a private or presence channel (Pusher, `client-*`). */
export interface ClientEventRule {
  /** Why it is not forwarded, as an error message for the sender; undefined if it is. */
  objection(sent: Sent): string | undefined;
}

/**
 * One rule per connection, which counts the events it has allowed.
 *
 * @param isAllowed whether the app forwards such events at all
 * @param now in ms
 */
export function createClientEventRule(
  isAllowed: boolean,
  now: () => number = () => performance.now(),
): ClientEventRule {
  /** The times of the last allowed events, oldest first. */
  let recent: readonly number[] = [];

  return {
    objection({ channel, json, isSubscribed }) {
      if (!isAllowed) return "Client events are switched off for this app.";
      if (!needsProof(channel) || isEncrypted(channel))
        return "Client events are for private and presence channels that are not encrypted.";
      if (!isSubscribed) return `The connection is not subscribed to ${channel}.`;
      if (Buffer.byteLength(json) > largestData) return "The client event is too large.";

      const at = now();
      recent = recent.filter((earlier) => at - earlier < 1_000);
      if (recent.length >= maxPerSecond)
        return `More than ${maxPerSecond} client events in a second.`;
      recent = [...recent, at];
      return undefined;
    },
  };
}

/** Text is passed on unchanged, because some clients encode their data themselves. */
export const clientData = (data: unknown): string =>
  typeof data === "string" ? data : JSON.stringify(data);
