import type { Api } from "@naluma/api-client";
import type { Clock } from "@naluma/machine/clock";
import { sessionKeys, type BrowserStorage } from "@naluma/site/stored";
import type { SessionTotals } from "./session-totals.ts";
import { changeCheck, getSession } from "./session.api.ts";
import { choices, least, most, storeCheck, storedCheck } from "./stored-check.ts";

/** Keeps the session's time and the member's interval. Its methods throw the refusal. */
export interface CheckKeeper {
  read(): Promise<SessionTotals>;
  /** The interval to the next check starts now. */
  seen(): Promise<SessionTotals>;
  choose(minutes: number): Promise<SessionTotals>;
}

/** The platform counts by its own clock, wherever the member plays. */
export const platformKeeper = (api: Api): CheckKeeper => ({
  read: () => api.read(getSession, {}),
  seen: () => api.read(changeCheck, { seen: true }),
  choose: (minutes) => api.read(changeCheck, { minutes }),
});

interface DevicePorts {
  readonly clock: Clock;
  readonly local?: BrowserStorage | undefined;
  /** The storage of this tab, so that the count continues after a reload. */
  readonly tab?: BrowserStorage | undefined;
}

const minute = 60_000;

/** For platforms without such calls: this tab counts the time and knows no result. */
export function deviceKeeper({ clock, local, tab }: DevicePorts): CheckKeeper {
  /**
   * The start of the session and the time of the last check. A time in the future means that the clock was set back.
   */
  function moments(): { readonly began: number; readonly seen: number } {
    const now = clock.now();
    const [began = 0, seen = 0] = (tab?.getItem(sessionKeys.playingSince) ?? "")
      .split(",")
      .map((written) => Number(written) || 0);
    if (began > 0 && began <= now) return { began, seen: seen <= now ? seen : 0 };
    tab?.setItem(sessionKeys.playingSince, String(now));
    return { began: now, seen: 0 };
  }

  function totals(): SessionTotals {
    const { minutes } = storedCheck(local);
    const { began, seen } = moments();
    const countedFrom = Math.max(began, seen);
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

  const countAnew = () =>
    tab?.setItem(sessionKeys.playingSince, `${moments().began},${clock.now()}`);

  return {
    read: async () => totals(),
    async seen() {
      countAnew();
      return totals();
    },
    async choose(minutes) {
      storeCheck(local, { ...storedCheck(local), minutes });
      countAnew();
      return totals();
    },
  };
}
