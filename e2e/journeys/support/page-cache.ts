import { expect, type Page } from "@playwright/test";

/** Marks this document, in its memory and in the storage of its tab; call it before leaving the page. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    sessionStorage.removeItem("came_back");
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) sessionStorage.setItem("came_back", "from the cache");
    });
  });

/** A page on another origin. */
export const elsewhere = ({ api }: { api: string }) => `${api}/sandbox/service?lang=en_US`;

/**
 * Leaves the site in the same tab, as if an address were typed. Browsers do not cache a page with a pending request.
 */
export async function goAway(page: Page, address: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await markDocument(page);
  await page.goto(address);
}

/** Goes back to the previous page. The browser restores it from its cache, so there is no load event. */
export async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  // If it was not restored, the browser gives the reason on the page that it loaded instead.
  const pageSource = () =>
    page.evaluate(
      () =>
        sessionStorage.getItem("came_back") ??
        JSON.stringify(performance.getEntriesByType("navigation")[0]),
    );
  await expect(async () => expect(await pageSource()).toBe("from the cache")).toPass();
}

/** Whether this is still the marked document, and not one that was loaded later. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, "isMarked") === true);

/** Waits until another document has replaced it; while it loads, the page cannot be evaluated. */
export const expectAnew = (page: Page): Promise<void> =>
  expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
