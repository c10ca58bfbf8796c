import type { Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { LaunchEvent } from "../launch/launch.events.ts";
import type { LaunchState } from "../launch/launch.state.ts";
import { launchTimes } from "../launch/launch.times.ts";

/** Resolves after this many milliseconds of the given clock. */
export const waitWith =
  (clock: Clock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.setTimeout(resolve, ms));

type Browser = Pick<Window, "requestAnimationFrame" | "setTimeout" | "clearTimeout"> & {
  readonly document: Pick<Document, "hidden">;
};

/** Runs once the latest render has been painted: in a task after the frame. */
export const afterPaint = (browser: Browser, run: () => void): void =>
  void browser.requestAnimationFrame(() => browser.setTimeout(run));

/** Settles once the latest render has been painted, or after a moment without a paint. */
export const nextPaint = (browser: Browser): Promise<void> =>
  new Promise((resolve) => {
    if (browser.document.hidden) return resolve();
    const timer = browser.setTimeout(resolve, launchTimes.paint);
    afterPaint(browser, () => {
      browser.clearTimeout(timer);
      resolve();
    });
  });

/** Settles as soon as no quit is pending. */
export function whenLeft({
  getState,
  subscribe,
}: Pick<Machine<LaunchState, LaunchEvent>, "getState" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    if (getState().at !== "quitting") return resolve();
    const stop = subscribe(() => {
      if (getState().at === "quitting") return;
      stop();
      resolve();
    });
  });
}
