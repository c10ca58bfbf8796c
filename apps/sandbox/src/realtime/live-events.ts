import type { Clock } from "../ground/clock.ts";
import type { Publisher } from "./publisher.ts";

/** What the desk shows of an event; never what is in it. */
export interface LiveEvent {
  /** Counts up; tells two events of one moment apart. */
  readonly id: number;
  readonly at: number;
  readonly event: string;
  /** The first of them. */
  readonly channel: string;
  readonly channels: number;
  /** Bytes of its payload as JSON. */
  readonly size: number;
}

export interface LiveEvents {
  /** Newest first. */
  latest(): readonly LiveEvent[];
  /** How many left in each of the last seconds, oldest first; the running second is not among them. */
  perSecond(): readonly number[];
}

/** So many events are remembered, and so many seconds are counted. */
export const remembered = 40;
export const countedSeconds = 60;

/** The same publisher, with a look at what leaves through it. It costs a publisher next to nothing. */
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
