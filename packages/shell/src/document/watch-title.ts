import { hiddenHeading, pageTitle, siteTitleIn } from "./page-title.ts";

/** The error screen's title is the status. */
const errorScreen = "main.error-screen";

/**
 * Keeps the title in sync with the page's own heading, also when that appears late or changes. It observes the whole
 * document, because any page may come next (SHELL-08). After a navigation the heading receives the focus, which
 * announces it; the title names the tab. Returns a function that stops it.
 */
export function watchTitle(document: Document): () => void {
  const site = siteTitleIn(document);
  if (site === undefined) return () => undefined;
  let callOff: (() => void) | undefined;
  const write = () => {
    callOff = undefined;
    const headings = [...document.querySelectorAll("h1")];
    // A page without a heading has not loaded yet; until then the title of its document, or of the previous page, is
    // good enough.
    if (headings.length === 0 || document.querySelector(errorScreen)) return;
    const seen = headings.find(({ classList }) => !classList.contains(hiddenHeading));
    const title = pageTitle(seen?.textContent.trim() ?? "", site);
    if (document.title !== title) document.title = title;
  };
  // A pending update is not postponed: on a page that keeps changing it would never run.
  const update = () => {
    callOff ??= updateHead(write);
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  update();
  return () => {
    observer.disconnect();
    callOff?.();
  };
}

/** Milliseconds by which the head is updated after the page (SHELL-09). */
export const headDelay = 10;

/**
 * Updates the head a moment later, so that a navigation paints first. The returned function cancels it, so that of
 * two updates in quick succession only the last one is written.
 */
export function updateHead(write: () => void): () => void {
  const timer = setTimeout(write, headDelay);
  return () => clearTimeout(timer);
}
