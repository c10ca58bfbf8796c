import type { Clock } from "../ground/clock.ts";
import type { Publisher } from "./publisher.ts";

/** An event as shown on the desk, without its payload. */
export interface LiveEvent {
  /** A counter that distinguishes events with the same time. */
  readonly id: number;
  readonly at: number;
  readonly event: string;
  /** The first of its channels. */
  readonly channel: string;
  readonly channels: number;
  /** The size of its payload in bytes of JSON. */
  readonly size: number;
}

export interface LiveEvents {
  /** Newest first. */
  latest(): readonly LiveEvent[];
  /** The number of events in each of the last seconds, oldest first, without the current second. */
  perSecond(): readonly number[];
}

/** The number of events that are kept, and of seconds that are counted. */
export const remembered = 40;
export const countedSeconds = 60;

/** Wraps a publisher and records its events, at almost no cost to the publisher. */
export const watchEvents = (
  publisher: Publisher,
  clock: Clock,
): { readonly publisher: Publisher; readonly liveEvents: LiveEvents } => {
  let latest: LiveEvent[] = [];
  let id = 0;
  /** By second since 1970. */
  const counts = new Map<number, number>();

  const count = (second: number) => {
    counts.set(second, (counts.get(second) ?? 0) + 1);
    for (const old of counts.keys()) if (old < second - countedSeconds) counts.delete(old);
  };

  return {
    publisher: {
      ...publisher,
      publish: (channels, event, payload) => {
        const at = clock();
        const size = Buffer.byteLength(JSON.stringify(payload ?? {}));
        id += 1;
        const one = { id, at, event, channel: channels[0] ?? "", channels: channels.length, size };
        latest = [one, ...latest.slice(0, remembered - 1)];
        count(Math.floor(at / 1000));
        return publisher.publish(channels, event, payload);
      },
    },
    liveEvents: {
      latest: () => latest,
      perSecond: () => {
        const second = Math.floor(clock() / 1000);
        return Array.from(
          { length: countedSeconds },
          (_, index) => counts.get(second - countedSeconds + index) ?? 0,
        );
      },
    },
  };
};
