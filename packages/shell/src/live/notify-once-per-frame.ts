import { notifyManager } from "@tanstack/react-query";

/** A page that is seen but not drawn, as behind another window, is told after so many ms. */
const withoutFrames = 1_000;

let due: (() => void)[] = [];

const tell = () => {
  const now = due;
  due = [];
  for (const notify of now)
    try {
      notify();
    } catch (error) {
      // The next one is not to pay for it.
      reportError(error);
    }
};

const inNextFrame = (notify: () => void): void => {
  due.push(notify);
  if (due.length > 1) return;
  // A hidden page has no frames at all.
  const timer = setTimeout(tell, document.hidden ? 0 : withoutFrames);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    tell();
  });
};

/**
 * Whatever is new in the queries is told to the page once a frame and all together. So a thousand
 * events a second are one commit a frame (docs/contracts.md#connection). May be asked for any number of times.
 */
export function notifyOncePerFrame(): void {
  notifyManager.setScheduler(inNextFrame);
}
