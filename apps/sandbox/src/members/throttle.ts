import type { Clock } from "../clock.ts";

/** So many within so long; more has to wait until the oldest is out of sight. */
export interface Limit {
  readonly most: number;
  /** In ms. */
  readonly within: number;
}

/**
 * Counts in memory: a restart forgives. Known and unknown names are counted alike, so that the
 * counter does not reveal which accounts exist.
 */
export interface Throttle {
  /** Whole seconds to wait, 0 when one more may come. Counts nothing. */
  waitFor(name: string, limit: Limit): number;
  count(name: string, limit: Limit): void;
  forget(name: string): void;
}

/** Names beyond this many push out the oldest: an attacker with many addresses fills no memory. */
const mostNames = 50_000;

export const createThrottle = (clock: Clock): Throttle => {
  const seen = new Map<string, readonly number[]>();
  const recent = (name: string, { within }: Limit) =>
    (seen.get(name) ?? []).filter((at) => at > clock() - within);

  return {
    waitFor: (name, limit) => {
      const times = recent(name, limit);
      const blocking = times.at(-limit.most);
      return blocking === undefined
        ? 0
        : Math.max(1, Math.ceil((blocking + limit.within - clock()) / 1000));
    },
    count: (name, limit) => {
      const times = [...recent(name, limit), clock()].slice(-limit.most);
      seen.delete(name);
      seen.set(name, times);
      if (seen.size > mostNames) {
        const [oldest] = seen.keys();
        if (oldest !== undefined) seen.delete(oldest);
      }
    },
    forget: (name) => {
      seen.delete(name);
    },
  };
};
