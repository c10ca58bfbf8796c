import { lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

test("a press before the page's code has loaded takes effect once it has @once", async ({
  page,
}) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/assets\/\w+\/.+\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(lightPage, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Log in", exact: true }).first().click();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  send();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});
