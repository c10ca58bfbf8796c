/** For so long bulletins are not asked for again, in ms. */
export const freshFor = 600_000;

/** How often an open page looks whether it is time to, in ms. */
const lookEvery = 60_000;

/**
 * Calls `ask` every minute while the page is visible, and when it becomes visible again. The
 * answer stops it. No event of the wire announces new bulletins.
 */
export function keepAsking(page: Document, ask: () => void): () => void {
  const look = () => {
    if (page.visibilityState === "visible") ask();
  };
  const timer = setInterval(look, lookEvery);
  page.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", look);
  };
}
