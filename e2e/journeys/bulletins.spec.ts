import type { Page } from "@playwright/test";
import {
  bulletin,
  closePopUp,
  leaveAloneUntil,
  newsOf,
  openNews,
  passPopUp,
  popUpOf,
  waitForPopUp,
} from "./support/bulletins.ts";
import { watchCalls } from "./support/calls.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { isPhone } from "./support/play.ts";
import type { Operator } from "./support/operator.ts";
import { expect, test } from "./support/test.ts";

const hide = "/arks/web/bulletin/member/hide";

const forAll = bulletin("For everybody");
const forMembers = bulletin("For members", { members_only: true });

/** What closing means for members: 0 for good, others until the next visit. */
const frequency = (operator: Operator, display_frequency: number) =>
  operator.content("bulletin-setting", [{ audience: "members", display_frequency }]);

test.beforeEach(async ({ page }) => await page.clock.install());

test.afterEach(async ({ operator }) => {
  await operator.content("bulletin", []);
});

/** Closes the pop-up once it is there. */
const readAndClose = async (page: Page) => {
  await waitForPopUp(page);
  await closePopUp(page);
};

/** The parts of home that everybody sees. */
const expectHome = async (page: Page) => {
  await expect(page.getByRole("region", { name: "Banners", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
};

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

test("[LOBBY-03] [LOBBY-04] [LOBBY-25] a member finds the same, with the bulletins for members first", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await operator.content("bulletin", [forAll, forMembers]);
  await page.reload();
  await lobby.ready();
  await expectHome(page);
  const popUp = await waitForPopUp(page);
  await expect(popUp.getByRole("heading", { name: "For members" })).toBeVisible();
  await popUp.getByRole("tab", { name: /^For everybody/ }).click();
  await expect(popUp.getByRole("heading", { name: "For everybody" })).toBeVisible();
});

test("who has closed the visitors' bulletins and logs in is shown those for members", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.content("bulletin", [forAll, forMembers]);
  await frequency(operator, 1);
  await lobby.open();
  await readAndClose(page);
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await expect(
    (await waitForPopUp(page)).getByRole("heading", { name: "For members" }),
  ).toBeVisible();
});

test("[LOBBY-27] [LOBBY-28] [LOBBY-29] [LOBBY-31] a closed pop-up stays closed for the visit, until there is something newer", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open();
  await readAndClose(page);
  const kept = await page.evaluate(() => sessionStorage.getItem("popup_closed_at"));
  expect(Math.abs(Number(kept) - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);

  await page.reload();
  await lobby.ready();
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin")).toBe(2));
  await passPopUp(page);
  await expect(popUpOf(page)).toHaveCount(0);
  expect(calls.count(hide)).toBe(0);

  const later = new Date(Date.now() + 3_600_000).toISOString();
  await operator.content("bulletin", [bulletin("Newer", { updated_at: later })]);
  await page.reload();
  await lobby.ready();
  await expect((await waitForPopUp(page)).getByRole("heading", { name: "Newer" })).toBeVisible();
});

test("[LOBBY-30] closing what is shown to a member once hides it for good", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await operator.content("bulletin", [forMembers]);
  await frequency(operator, 0);
  const calls = watchCalls(page);
  await page.reload();
  await lobby.ready();
  await readAndClose(page);
  await expect.poll(() => calls.count(hide)).toBe(1);

  // The next visit: what this tab kept is gone, and the platform keeps it back.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await lobby.ready();
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin/member")).toBe(2));
  await passPopUp(page);
  await expect(popUpOf(page)).toHaveCount(0);
  expect(calls.count(hide)).toBe(1);
});

test("[LOBBY-31] closing what is shown to a member each visit hides nothing on the platform", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await operator.content("bulletin", [forMembers]);
  await frequency(operator, 1);
  const calls = watchCalls(page);
  await page.reload();
  await lobby.ready();
  await readAndClose(page);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await lobby.ready();
  await expect(
    (await waitForPopUp(page)).getByRole("heading", { name: "For members" }),
  ).toBeVisible();
  expect(calls.count(hide)).toBe(0);
});

test("[LOBBY-26] bulletins do not pop up where the address asks for another dialog", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open("/?modal=news");
  await expect(newsOf(page).getByRole("heading", { name: "For everybody" })).toBeVisible();
  await newsOf(page).getByRole("button", { name: "Close" }).click();
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin")).toBe(1));
  await passPopUp(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await lobby.open("/");
  await waitForPopUp(page);
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

test("news that cannot be read say so, and come with a press", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [bulletin("New news", { display_locations: [] })]);
  await operator.answer({ path: "/arks/web/bulletin/history", raw: "<html>", times: "always" });
  await lobby.open();
  const news = await openNews(page);
  await expect(news.getByText("The news could not be loaded.")).toBeVisible();
  await operator.clearAnswers();
  await news.getByRole("button", { name: "Try again" }).click();
  await expect(news.getByRole("heading", { name: "New news" })).toBeVisible();
});

test("bulletins wait until the login is closed, and the focus comes home after both", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open();
  const logIn = page.getByRole("button", { name: "Log in", exact: true }).first();
  await logIn.click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin")).toBe(1));
  await passPopUp(page);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await readAndClose(page);
  await expect(logIn).toBeFocused();
});

test("bulletins wait while somebody types, and come when the field is left", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await page.clock.install();
  await lobby.open();
  if (isPhone(page)) await page.getByRole("button", { name: "Search games" }).click();
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("mid");
  await expect.poll(() => calls.count("/arks/web/bulletin")).toBe(1);
  await passPopUp(page);
  await expect(popUpOf(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  // On a phone the field is in a sheet, and goes with it.
  if (isPhone(page)) await page.keyboard.press("Escape");
  else await field.blur();
  await expect(popUpOf(page)).toBeVisible();
});

test("a page that stays open hears of what is new", async ({ page, lobby, operator }) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await page.clock.install();
  await lobby.visit();
  await closePopUp(page);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await operator.content("bulletin", [bulletin("Newer", { updated_at: later })]);
  await page.clock.fastForward("05:00");
  expect(calls.count("/arks/web/bulletin")).toBe(1);
  await page.clock.fastForward("06:00");
  await expect(popUpOf(page).getByRole("heading", { name: "Newer" })).toBeVisible();
});
