import type { Channel } from "./channels.ts";

/** The state of a channel, reported to its subscriber. */
export interface ChannelListener {
  joined(): void;
  refused(refusal: ChannelRefusal): void;
  event(name: string, payload: unknown): void;
}

export interface ChannelRefusal {
  /** HTTP status of the authorisation; undefined or 0 when there was no answer. */
  readonly status: number | undefined;
  /** The token that was sent with it. */
  readonly token: string | undefined;
}

/** What the subscriptions need of a socket library. */
export interface ChannelLink {
  /** Subscribes now, or as soon as the socket opens, and anew each time it opens again. */
  join(channel: Channel, listener: ChannelListener): void;
  /** Asks once more for a channel that was refused. */
  again(channel: Channel): void;
  /** From now on nothing of this channel is heard. */
  leave(channel: Channel): void;
}

/** A socket library, made to do what the connection machine orders and nothing of its own accord. */
export interface Link extends ChannelLink {
  /** One attempt; its outcome is reported through `LinkListener`. */
  attempt(): void;
  /** Ends the attempt or the connection without a word. */
  abandon(): void;
}

export interface LinkListener {
  opened(): void;
  attemptFailed(): void;
  lost(): void;
  /** A message could not be read, or somebody threw on it. */
  faulty(error: unknown): void;
}
