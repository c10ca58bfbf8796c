/** What somebody writes in, or has opened: nothing comes up by itself there. */
const inUse = [
  'input:not([type="button"], [type="submit"], [type="checkbox"], [type="radio"], [type="range"])',
  "textarea",
  "select",
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join();

const isDisturbing = ({ activeElement }: Document) => activeElement?.closest(inUse) != null;

/** A field that is removed with its dialog fires no blur; the next event shows the change. */
const signs = ["focusin", "focusout", "pointerup", "keyup"] as const;

/** Resolves once the focus is in no field and no dialog, or when nobody waits any more. */
export function whenIdle(page: Document, waiting: AbortSignal): Promise<void> {
  if (!isDisturbing(page) || waiting.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    // While the focus moves from one field to the next, it is in none.
    const look = () =>
      setTimeout(() => {
        if (!listening.signal.aborted && !isDisturbing(page)) end();
      });
    const { signal } = listening;
    for (const sign of signs) page.addEventListener(sign, look, { signal, passive: true });
    waiting.addEventListener("abort", end, { signal });
  });
}
