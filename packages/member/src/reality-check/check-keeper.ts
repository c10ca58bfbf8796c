import type { Api } from "@naluma/api-client";
import type { Clock } from "@naluma/machine/clock";
import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import { changeCheck, getSession } from "./session.api.ts";
import type { Standing } from "./standing.ts";
import { choices, least, most, storeCheck, storedCheck } from "./stored-check.ts";

/** Whoever keeps the session's time and the member's interval. Each throws what it is refused. */
export interface CheckKeeper {
  read(): Promise<Standing>;
  /** The next check is counted from now. */
  seen(): Promise<Standing>;
  choose(minutes: number): Promise<Standing>;
}

/** A sandbox: it counts by its own clock, wherever the member plays. */
export const platformKeeper = (api: Api): CheckKeeper => ({
  read: () => api.read(getSession, {}),
  seen: () => api.read(changeCheck, { seen: true }),
  choose: (minutes) => api.read(changeCheck, { minutes }),
});

interface DevicePorts {
  readonly clock: Clock;
  readonly local?: BrowserStorage | undefined;
  /** Of this tab alone: a reload goes on counting. */
  readonly tab?: BrowserStorage | undefined;
}

const minute = 60_000;

/** Where the platform has no such calls: this tab counts, and knows no result. */
export function deviceKeeper({ clock, local, tab }: DevicePorts): CheckKeeper {
  /** In milliseconds since 1970; a time of the future is of a clock that was set back. */
  function moment(key: string): number | undefined {
    const stored = Number(tab?.getItem(key));
    return stored > 0 && stored <= clock.now() ? stored : undefined;
  }

  function beganAt(): number {
    const stored = moment(sessionKeys.playingSince);
    if (stored === undefined) tab?.setItem(sessionKeys.playingSince, String(clock.now()));
    return stored ?? clock.now();
  }

  function standing(): Standing {
    const { minutes } = storedCheck(local);
    const began = beganAt();
    const countedFrom = Math.max(began, moment(sessionKeys.checkSeen) ?? 0);
    return {
      elapsed: clock.now() - began,
      dueIn: minutes === 0 ? undefined : countedFrom + minutes * minute - clock.now(),
      minutes,
      choices,
      least,
      most,
      mayBeOff: true,
      result: undefined,
    };
  }

  const countAnew = () => tab?.setItem(sessionKeys.checkSeen, String(clock.now()));

  return {
    read: async () => standing(),
    async seen() {
      countAnew();
      return standing();
    },
    async choose(minutes) {
      storeCheck(local, { ...storedCheck(local), minutes });
      countAnew();
      return standing();
    },
  };
}
