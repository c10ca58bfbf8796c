import { codeLost } from "@naluma/ui/load-module";

declare global {
  interface Window {
    /** Left by the head script for the script that starts the page's own code. */
    whenPainted?: (start: () => unknown) => void;
  }
}

/** Preloads that wait carry this instead of `modulepreload`. */
export const waitingPreload = "x-modulepreload";

export interface PaintSettings {
  readonly waitingPreload: string;
  /** Milliseconds after the document's end for which a picture may keep the code waiting. */
  readonly limit: number;
  readonly codeLost: string;
}

export const paintSettings: PaintSettings = { waitingPreload, limit: 1_000, codeLost };

/**
 * Starts the page's code after its first paint. The two must not compete for the network and the
 * processor; at once for a player who presses something, or where nobody looks. Printed into the
 * page as text, so it uses nothing but its parameters.
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
      // Browsers say it in words alone that a module could not be had; all of them name the import.
      if (error instanceof win.TypeError && /import/i.test(error.message))
        win.dispatchEvent(new win.Event(page.codeLost));
      throw error;
    });
  };
  /** The browser says when its first frame is on the screen, which is later than when it was drawn. */
  const shown = () =>
    new Promise<void>((resolve) => {
      if (!Observer?.supportedEntryTypes?.includes("paint")) return resolve();
      new Observer((_entries, observer) => {
        observer.disconnect();
        resolve();
      }).observe({ type: "paint", buffered: true });
    });
  // A task after the second frame: the one with the picture has been drawn.
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
