import { expect, type Page } from "@playwright/test";

/** Marks this document, in its memory and for the storage of its tab; call it before the page is left. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    sessionStorage.removeItem("came_back");
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) sessionStorage.setItem("came_back", "from the cache");
    });
  });

/** A page of another origin. */
export const elsewhere = ({ api }: { api: string }) => `${api}/sandbox/service?lang=en_US`;

/** Goes off the site in this very tab, as by an address that is typed. With a request under way no page is kept. */
export async function goAway(page: Page, address: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await markDocument(page);
  await page.goto(address);
}

/** Goes back to the page that was left. The browser brings it back from its cache: no load event comes. */
export async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  // Why not, where it did not: the browser says so on the page that it loaded instead.
  const pageSource = () =>
    page.evaluate(
      () =>
        sessionStorage.getItem("came_back") ??
        JSON.stringify(performance.getEntriesByType("navigation")[0]),
    );
  await expect(async () => expect(await pageSource()).toBe("from the cache")).toPass();
}

/** Whether it is still the document that was marked, and none that was loaded since. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, "isMarked") === true);

/** Waits until another document stands in its place; while it comes nothing can be asked of the page. */
export const expectAnew = (page: Page): Promise<void> =>
  expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
