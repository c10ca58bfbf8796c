import { hiddenHeading, pageTitle } from "./page-title.ts";
import { siteTitleIn } from "./site-title.ts";

/** Its title says the status. */
const errorScreen = "main.er";

/**
 * Keeps the title on what the page's own heading says, also when that comes late or is renamed. The document
 * itself is watched, because any page may be the next one (SHELL-08). The heading has the focus after a navigation,
 * which announces it; the title names the tab. The answer ends it.
 */
export function watchTitle(document: Document): () => void {
  const site = siteTitleIn(document);
  if (site === undefined) return () => undefined;
  let callOff: (() => void) | undefined;
  const write = () => {
    callOff = undefined;
    const headings = [...document.querySelectorAll("h1")];
    // A page without any is not here yet: its document, or the page before it, is named well until then.
    if (headings.length === 0 || document.querySelector(errorScreen)) return;
    const seen = headings.find(({ classList }) => !classList.contains(hiddenHeading));
    const title = pageTitle(seen?.textContent.trim() ?? "", site);
    if (document.title !== title) document.title = title;
  };
  // One that waits is not put off: on a page that never rests it would never be written.
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

/** Milliseconds by which the head follows the page (SHELL-09). */
export const headDelay = 10;

/**
 * Writes to the head a moment later, so that a navigation paints first. The answer calls it off:
 * of two updates on each other's heels only the last one is written.
 */
export function updateHead(write: () => void): () => void {
  const timer = setTimeout(write, headDelay);
  return () => clearTimeout(timer);
}
