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
}

export const paintSettings: PaintSettings = { waitingPreload, limit: 1_000 };

/**
 * Starts the page's code when its first picture has been painted, so that the two do not compete for
 * the network and the processor; at once for a player who presses something, or where nobody looks.
 * Printed into the page as text, so it uses nothing but its parameters.
 */
export function whenPainted(win: Window, page: PaintSettings, start: () => unknown): void {
  const { document } = win;
  let isStarted = false;
  const go = () => {
    if (isStarted) return;
    isStarted = true;
    const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="${page.waitingPreload}"]`);
    for (const link of links) link.rel = "modulepreload";
    start();
  };
  // A task after the second frame: the first one is on the screen.
  const goAfterFrame = () =>
    win.requestAnimationFrame(() => win.requestAnimationFrame(() => win.setTimeout(go)));

  for (const type of ["pointerdown", "keydown"])
    win.addEventListener(type, go, { capture: true, once: true, passive: true });
  document.addEventListener("DOMContentLoaded", () => {
    if (document.hidden) go();
    win.setTimeout(go, page.limit);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    (picture ? picture.decode() : Promise.resolve()).then(goAfterFrame, goAfterFrame);
  });
}
