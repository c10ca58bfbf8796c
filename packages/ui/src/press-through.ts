/** Who presses so soon after something came up meant what was there before, in ms. */
export const momentOfOpening = 500;

type At = Pick<PointerEvent, "clientX" | "clientY">;

const beneath = (page: Document, { clientX, clientY }: At) =>
  page
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>("a, button, label, [role='button']");

/**
 * A press in the moment in which something comes up by itself was meant for the page below. It puts
 * that off, and what it was meant for is pressed. The answer stops it.
 *
 * @param putOff takes away what came up
 * @param targetAt what can be pressed at a place, asked once that is gone
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
      // What came up is gone, and the page can be pressed again, with the next picture but one.
      requestAnimationFrame(() => requestAnimationFrame(() => targetAt(page, event)?.click()));
    },
    options,
  );
  return () => listening.abort();
}
