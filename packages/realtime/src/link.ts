import type { Channel } from "./channels.ts";

/** The state of a channel, reported to its subscriber. */
export interface ChannelListener {
  joined(): void;
  refused(refusal: ChannelRefusal): void;
  event(name: string, payload: unknown): void;
}

export interface ChannelRefusal {
  /** The HTTP status of the authorisation; undefined or 0 if there was no response. */
  readonly status: number | undefined;
  /** The token that was sent with it. */
  readonly token: string | undefined;
}

/** The parts of a socket library that the subscriptions need. */
export interface ChannelLink {
  /** Subscribes now, or as soon as the socket opens, and again each time it reopens. */
  join(channel: Channel, listener: ChannelListener): void;
  /** Requests a refused channel once more. */
  again(channel: Channel): void;
  /** From now on, no events of this channel are delivered. */
  leave(channel: Channel): void;
}

/** A socket library restricted to what the connection machine commands. */
export interface Link extends ChannelLink {
  /** One attempt; its outcome is reported through `LinkListener`. */
  attempt(): void;
  /** Ends the attempt or the connection silently. */
  abandon(): void;
}

export interface LinkListener {
  opened(): void;
  attemptFailed(): void;
  lost(): void;
  /** A message was unreadable, or a listener threw an error on it. */
  faulty(error: unknown): void;
}
