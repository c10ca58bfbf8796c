import { isPhone } from "./support/play.ts";
import { catalogue, searchOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test("a name that is misspelt, or typed in another language's letters, is found", async ({
  page,
  lobby,
  context,
}) => {
  await lobby.open();
  const search = searchOf(page);
  await search.open();
  await search.field.fill("midnigth fox");
  await expect(search.names.first()).toHaveText("Midnight Fox");
  await expect(page.getByText("No exact match.")).toBeVisible();

  await context.addCookies([{ name: "i18n_redirected", value: "zh_CN", url: page.url() }]);
  await lobby.open();
  if (isPhone(page)) await page.getByRole("button", { name: "搜索游戏" }).click();
  const field = page.getByRole("combobox", { name: "搜索游戏" });
  await field.click();
  for (const typed of ["feicui jinlihe", "fcjlh", "锦鲤河", "jade koi river"]) {
    await field.fill(typed);
    await expect(search.names.first()).toHaveText("翡翠锦鲤河");
  }
});

test("what was looked at is searched for again with one press, until it is cleared", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const search = searchOf(page);
  await search.open();
  await search.field.fill("midnight f");
  await page.getByRole("button", { name: "Midnight Fox details", exact: true }).click();
  await expect(page.locator(".game-info")).toBeVisible();

  // Also at the next visit.
  await lobby.open();
  await search.open();
  const recent = page.getByRole("group", { name: "Recent searches" });
  await recent.getByRole("button", { name: "midnight f" }).click();
  await expect(search.field).toHaveValue("midnight f");
  await expect(search.names.first()).toHaveText("Midnight Fox");
  await search.field.fill("");
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("recent_searches"))).not.toContain("fox");
});

test("a catalogue that cannot be had is told, and is one press away", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open();
  await operator.answer({ path: catalogue, code: "999", message: "Not now.", times: "always" });
  const search = searchOf(page);
  await search.open();
  const failed = page.locator(".search-panel").getByRole("alert");
  await expect(failed).toContainText("The games could not be loaded.");
  await operator.clearAnswers();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(search.results.first()).toBeVisible();
});
