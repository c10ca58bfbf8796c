import { codeLost } from "@naluma/ui/load-module";

declare global {
  interface Window {
    /** Set by the head script, and called by the script that starts the page's own code. */
    whenPainted?: (start: () => unknown) => void;
  }
}

/** Preloads that have to wait use this instead of `modulepreload`. */
export const waitingPreload = "x-modulepreload";

export interface PaintSettings {
  readonly waitingPreload: string;
  /** How long after the document's end an image may delay the code, in milliseconds. */
  readonly limit: number;
  readonly codeLost: string;
}

export const paintSettings: PaintSettings = { waitingPreload, limit: 1_000, codeLost };

/**
 * Starts the page's code after its first paint, so that the two do not compete for the network and the processor;
 * immediately if the player presses something, or if the page is hidden. Printed into the page as text, so it uses
 * nothing but its parameters.
 */
export function whenPainted(
  win: Window & typeof globalThis,
  page: PaintSettings,
  start: () => unknown,
): void {
  const { document, PerformanceObserver: Observer } = win;
  let isStarted = false;
  const go = () => {
    if (isStarted) return;
    isStarted = true;
    const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="${page.waitingPreload}"]`);
    for (const link of links) link.rel = "modulepreload";
    void Promise.resolve(start()).catch((error: unknown) => {
      // Browsers only report a module that failed to load through the error's message; all of them mention the import.
      if (error instanceof win.TypeError && /import/i.test(error.message))
        win.dispatchEvent(new win.Event(page.codeLost));
      throw error;
    });
  };
  /** Resolves when the browser reports the first frame on the screen, which is later than its rendering. */
  const shown = () =>
    new Promise<void>((resolve) => {
      if (!Observer?.supportedEntryTypes?.includes("paint")) return resolve();
      new Observer((_entries, observer) => {
        observer.disconnect();
        resolve();
      }).observe({ type: "paint", buffered: true });
    });
  // A task after the second frame: by then the frame with the image has been painted.
  const goAfterFrame = () =>
    win.requestAnimationFrame(() => win.requestAnimationFrame(() => win.setTimeout(go)));

  for (const type of ["pointerdown", "keydown"])
    win.addEventListener(type, go, { capture: true, once: true, passive: true });
  document.addEventListener("DOMContentLoaded", () => {
    if (document.hidden) go();
    win.setTimeout(go, page.limit);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const drawn = picture ? picture.decode().catch(() => undefined) : undefined;
    void Promise.all([drawn, shown()]).then(goAfterFrame);
  });
}
