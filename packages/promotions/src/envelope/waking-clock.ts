import { browserClock, type Clock } from "@naluma/machine/clock";

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * A clock whose waits end early when the page is seen again: a browser delays the timers of a hidden tab, and a
 * laptop that slept would show old seconds. Whoever waits looks at `now` and waits for the rest.
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
