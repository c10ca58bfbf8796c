const takesFocus = "a[href], button, input, select, textarea";

/**
 * Scrollable text without anything to focus becomes focusable itself, so that keys scroll it in every browser. For use
 * as a ref; a ResizeObserver is needed because the size changes when the content loads.
 */
export function scrollsByKeys(part: HTMLElement | null): (() => void) | undefined {
  // Without layout, no text overflows.
  if (!part || typeof ResizeObserver === "undefined") return undefined;
  const sizes = new ResizeObserver(() => {
    const isCutOff = part.scrollHeight > part.clientHeight;
    if (isCutOff && !part.querySelector(takesFocus)) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  });
  sizes.observe(part);
  return () => sizes.disconnect();
}
