import {
  bulletin,
  closePopUp,
  expectHome,
  forAll,
  forMembers,
  leaveAloneUntil,
  newsOf,
  openNews,
  passPopUp,
  popUpOf,
  waitForPopUp,
} from "./support/bulletins.ts";
import { watchCalls } from "./support/calls.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => await page.clock.install());

test.afterEach(async ({ operator }) => {
  await operator.content("bulletin", []);
});

test("[LOBBY-02] [LOBBY-04] [LOBBY-25] [LOBBY-77] a visitor finds banners, announcements, games, and public bulletins pop up @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll, forMembers]);
  const calls = watchCalls(page);
  await lobby.open();
  await expectHome(page);
  const popUp = await waitForPopUp(page);
  await expect(popUp.getByRole("heading", { name: "For everybody" })).toBeVisible();
  await expect(popUp.getByText("For members")).toHaveCount(0);
  expect(calls.count("/arks/web/bulletin/member")).toBe(0);
  await closePopUp(page);
  await expectHome(page);
});

test("[LOBBY-76] the news hold what pops up no longer, and one of them is chosen by its title", async ({
  page,
  lobby,
  operator,
}) => {
  const old = bulletin("Old news", {
    display_locations: [],
    updated_at: "2026-03-01T12:00:00Z",
  });
  await operator.content("bulletin", [
    bulletin("New news", { display_locations: [] }),
    old,
    forMembers,
  ]);
  await lobby.open();
  const news = await openNews(page);
  await expect(news.getByRole("heading", { name: "New news" })).toBeVisible();
  const title = news.getByRole("tab", { name: /^Old news/ });
  await expect(title).toContainText("March 1, 2026");
  await title.click();
  await expect(news.getByText("About: Old news")).toBeVisible();
  await expect(news.getByText("For members")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();

  await page.getByRole("contentinfo").getByRole("button", { name: "News" }).click();
  await expect(newsOf(page)).toBeVisible();
});

test("bulletins wait while somebody types, and come when the field is empty and left", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open();
  if (isPhone(page)) await page.getByRole("button", { name: "Search games" }).click();
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("mid");
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin")).toBe(1));
  await passPopUp(page);
  await expect(popUpOf(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  // On a phone the field is in a sheet, and goes with it.
  if (isPhone(page)) await page.keyboard.press("Escape");
  else {
    await field.fill("");
    await field.blur();
  }
  await waitForPopUp(page);
});
