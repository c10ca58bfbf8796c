import { updateHead } from "./head-updates.ts";
import { hiddenHeading, pageTitle, siteTitleMeta } from "./page-title.ts";

const siteTitle = `meta[name="${siteTitleMeta}"]`;
const heading = `h1:not(.${hiddenHeading})`;
/** Its title says the status. */
const errorScreen = "main.er";

/**
 * Keeps the title on what the page's own heading says, also when that comes late or is renamed. The document
 * itself is watched, because any page may be the next one (SHELL-08). The heading has the focus after a navigation,
 * which announces it; the title names the tab. The answer ends it.
 */
export function watchTitle(document: Document): () => void {
  const site = document.querySelector<HTMLMetaElement>(siteTitle)?.content;
  if (site === undefined) return () => undefined;
  let callOff = (): void => undefined;
  const write = () => {
    if (document.querySelector(errorScreen)) return;
    const title = pageTitle(document.querySelector(heading)?.textContent.trim() ?? "", site);
    if (document.title !== title) document.title = title;
  };
  const update = () => {
    callOff();
    callOff = updateHead(write);
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  update();
  return () => {
    observer.disconnect();
    callOff();
  };
}
