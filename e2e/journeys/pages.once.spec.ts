import { expect, test } from "./support/test.ts";

test("a page that is gone to has the focus on its heading, forwards and back @smoke", async ({
  page,
  lobby,
}) => {
  await lobby.open("/discount");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^New games every week/ })
    .click();
  await expect(page).toHaveURL(/\/discount\/2$/);
  const heading = page.getByRole("heading", { name: "New games every week", level: 1 });
  await expect(heading).toBeFocused();
  await page.getByRole("link", { name: "All promotions" }).click();
  await expect(page).toHaveURL(/\/discount$/);
  const list = page.getByRole("heading", { name: "Promotions", level: 1 });
  await expect(list).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
});

test("a page that cannot be read offers another try, and the rest of the site stands", async ({
  page,
  lobby,
  operator,
}) => {
  // What the server was refused is asked for by the browser, which is refused once more.
  await operator.answer({ path: "/web/model_setting", code: "999", times: 2 });
  await lobby.open("/main/1?gt_id=11");
  await expect(page.getByText("The page could not be loaded.")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "About us", level: 1 })).toBeVisible();
});
