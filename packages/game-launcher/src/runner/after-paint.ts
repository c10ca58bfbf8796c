import { launchTimes } from "../launch/launch.times.ts";

type Browser = Pick<Window, "requestAnimationFrame" | "setTimeout" | "clearTimeout"> & {
  readonly document: Pick<Document, "hidden">;
};

/** Runs once what was drawn last is on the screen: a task after the frame. */
export const afterPaint = (browser: Browser, run: () => void): void =>
  void browser.requestAnimationFrame(() => browser.setTimeout(run));

/** Settles when what was drawn last is on the screen, or after a moment in which nothing was drawn. */
export const nextPaint = (browser: Browser): Promise<void> =>
  new Promise((resolve) => {
    if (browser.document.hidden) return resolve();
    const timer = browser.setTimeout(resolve, launchTimes.paint);
    afterPaint(browser, () => {
      browser.clearTimeout(timer);
      resolve();
    });
  });
