/** A press within this time after a pop-up opened was meant for the page below, in ms. */
export const momentOfOpening = 500;

type At = Pick<PointerEvent, "clientX" | "clientY">;

const beneath = (page: Document, { clientX, clientY }: At) =>
  page
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>("a, button, label, [role='button']");

/**
 * A press at the moment in which a pop-up opens by itself was meant for the page below. It puts off the
 * pop-up and is repeated on its intended target. The returned function stops this.
 *
 * @param putOff removes the pop-up
 * @param targetAt the pressable element at a position, called once the pop-up is gone
 */
export function passPressThrough(
  page: Document,
  putOff: () => void,
  targetAt: (page: Document, at: At) => HTMLElement | null | undefined = beneath,
): () => void {
  const listening = new AbortController();
  const openedAt = Date.now();
  let isMeantForPage = false;
  const options = { capture: true, signal: listening.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener(
    "pointerdown",
    (event) => {
      if (Date.now() - openedAt >= momentOfOpening) return listening.abort();
      isMeantForPage = true;
      swallow(event);
    },
    options,
  );
  page.addEventListener("pointercancel", () => (isMeantForPage = false), options);
  page.addEventListener(
    "click",
    (event) => {
      if (!isMeantForPage) return;
      swallow(event);
      listening.abort();
      putOff();
      // Two frames later, the pop-up is gone and the page can be pressed again.
      requestAnimationFrame(() => requestAnimationFrame(() => targetAt(page, event)?.click()));
    },
    options,
  );
  return () => listening.abort();
}
