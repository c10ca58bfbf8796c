import type { Page } from "@playwright/test";

/** How many documents this page has loaded from now on. */
export const countLoads = (page: Page) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
};
