import { expect, test } from "./support/test.ts";

test("[ROUTE-18] /close without a game leads home", async ({ page, lobby }) => {
  await page.goto("/close");
  await expect(page).toHaveURL(/\/$/);
  await lobby.ready();
});
