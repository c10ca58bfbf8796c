const takesFocus = "a[href], button, input, select, textarea";

/**
 * A text that is cut off and holds nothing to focus takes the focus itself: then keys scroll it everywhere. Given as a
 * ref; the size of a part changes when its content arrives.
 */
export function scrollsByKeys(part: HTMLElement | null): (() => void) | undefined {
  // Where nothing is laid out, nothing is cut off.
  if (!part || typeof ResizeObserver === "undefined") return undefined;
  const sizes = new ResizeObserver(() => {
    const isCutOff = part.scrollHeight > part.clientHeight;
    if (isCutOff && !part.querySelector(takesFocus)) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  });
  sizes.observe(part);
  return () => sizes.disconnect();
}
