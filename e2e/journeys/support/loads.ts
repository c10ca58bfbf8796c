import type { Page } from "@playwright/test";

/** Counts the documents that this page loads from now on. */
export const countLoads = (page: Page) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
};
