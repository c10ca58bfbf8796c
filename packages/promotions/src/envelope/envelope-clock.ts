import { browserClock, type Clock } from "@naluma/machine/clock";

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * A clock whose waits end early when the page becomes visible: browsers delay the timers of a hidden tab, and a laptop
 * that slept would show an old countdown. After a wait, check `now` and wait for the rest.
 */
export const wakingClock = (
  clock: Clock = browserClock,
  page: () => Page | undefined = () => document,
): Clock => ({
  now: () => clock.now(),
  setTimeout(run, ms) {
    const shown = page();
    const end = () => {
      cancel();
      shown?.removeEventListener("visibilitychange", seen);
    };
    const done = () => {
      end();
      run();
    };
    const seen = () => {
      if (shown?.visibilityState === "visible") done();
    };
    const cancel = clock.setTimeout(done, ms);
    shown?.addEventListener("visibilitychange", seen);
    return end;
  },
});

/** Shared by all countdowns here, so that it never changes during one. */
export const clock = wakingClock();

/** How long after the end of an envelope the next one is requested, in milliseconds (PROMO-04). */
const refetchAfterEnd = 3_000;

/** The longest wait of a single timer, in milliseconds: browsers store the delay in 31 bits. */
const longestTimer = 3_600_000;

/**
 * Fetches the next envelope once this one has ended. Does nothing for one that had already ended on arrival,
 * because each response would contain it again.
 *
 * @returns a function that stops it
 */
export function watchEnd(endsAt: number, clock: Clock, refetch: () => void): () => void {
  if (endsAt <= clock.now()) return () => undefined;
  const at = endsAt + refetchAfterEnd;
  let stop: () => void = () => undefined;
  const wait = () => {
    const rest = at - clock.now();
    if (rest <= 0) return refetch();
    stop = clock.setTimeout(wait, Math.min(rest, longestTimer));
  };
  wait();
  return () => stop();
}
