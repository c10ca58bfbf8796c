import {
  bulletin,
  expectHome,
  forAll,
  forMembers,
  leaveAloneUntil,
  newsOf,
  openNews,
  passPopUp,
  popUpOf,
  readAndClose,
  setFrequency,
  waitForPopUp,
} from "./support/bulletins.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const hide = "/arks/web/bulletin/member/hide";

test.beforeEach(async ({ page }) => await page.clock.install());

test.afterEach(async ({ operator }) => {
  await operator.content("bulletin", []);
});

test("who has closed a pop-up and logs in is left alone for the rest of the visit", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.content("bulletin", [forAll, forMembers]);
  await setFrequency(operator, 1);
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  await readAndClose(page);
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin/member")).toBe(1));
  await passPopUp(page);
  await expect(popUpOf(page)).toHaveCount(0);
});

test("[LOBBY-27] [LOBBY-28] [LOBBY-29] [LOBBY-31] a closed pop-up stays closed for the visit, until there is something newer", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open(lightPage);
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
  await lobby.enter(member, lightPage);
  await operator.content("bulletin", [forMembers]);
  await setFrequency(operator, 0);
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
  await lobby.enter(member, lightPage);
  await operator.content("bulletin", [forMembers]);
  await setFrequency(operator, 1);
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

test("news that cannot be read say so, and come with a press", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [bulletin("New news", { display_locations: [] })]);
  await operator.answer({ path: "/arks/web/bulletin/history", raw: "<html>", times: "always" });
  await lobby.open(lightPage);
  const news = await openNews(page);
  await expect(news.getByText("The news could not be loaded.")).toBeVisible();
  await operator.clearAnswers();
  await news.getByRole("button", { name: "Try again" }).click();
  await expect(news.getByRole("heading", { name: "New news" })).toBeVisible();
});

test("a page that stays open hears of what is new", async ({ page, lobby, operator }) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await page.clock.install();
  await lobby.visit();
  await readAndClose(page);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await operator.content("bulletin", [bulletin("Newer", { updated_at: later })]);
  await page.clock.fastForward("05:00");
  expect(calls.count("/arks/web/bulletin")).toBe(1);
  await page.clock.fastForward("06:00");
  const popUp = await waitForPopUp(page);
  await expect(popUp.getByRole("heading", { name: "Newer" })).toBeVisible();
  await expect(popUp.getByText("For everybody")).toHaveCount(0);
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

test("bulletins wait until the login is closed, and the focus comes home after both", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open(lightPage);
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
