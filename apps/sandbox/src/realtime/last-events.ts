/** How long a cache channel remembers its last event, in ms, as Pusher does. */
const keptFor = 30 * 60_000;

/** More channels than this are not remembered; the one that was silent longest is forgotten first. */
const maxChannels = 10_000;

interface LastEvent {
  readonly frame: string;
  readonly data: string;
  readonly until: number;
}

/** The last event of each cache channel, also while nobody listens there. */
export interface LastEvents {
  keep(channel: string, frame: string, data: string): void;
  of(channel: string): { readonly frame: string; readonly data: string; ttl: number } | undefined;
}

/** @param now in ms */
export function createLastEvents(now: () => number = () => performance.now()): LastEvents {
  const kept = new Map<string, LastEvent>();
  return {
    keep(channel, frame, data) {
      // Set anew at the end: the first of the map is the one that was silent longest.
      kept.delete(channel);
      kept.set(channel, { frame, data, until: now() + keptFor });
      const [oldest] = kept.keys();
      if (kept.size > maxChannels && oldest !== undefined) kept.delete(oldest);
    },
    of(channel) {
      const last = kept.get(channel);
      if (!last) return undefined;
      const left = last.until - now();
      if (left > 0) return { frame: last.frame, data: last.data, ttl: Math.ceil(left / 1_000) };
      kept.delete(channel);
      return undefined;
    },
  };
}
