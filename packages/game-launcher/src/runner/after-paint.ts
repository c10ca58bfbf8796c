import { launchTimes } from "../launch/launch.times.ts";

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
