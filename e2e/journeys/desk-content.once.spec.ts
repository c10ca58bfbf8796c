import type { Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { popUpOf } from "./support/bulletins.ts";
import { openDesk, openPhone } from "./support/desk.ts";
import { expectFits } from "./support/fits.ts";
import { createLobby } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

const content = (kind: string) => `content?kind=${kind}`;
const goTo = (desk: Page, kind: string) =>
  desk
    .getByRole("navigation", { name: "Kinds of content" })
    .getByRole("button", { name: kind })
    .click();
const save = async (desk: Page) => {
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("Not saved yet")).toHaveCount(0);
};
const add = async (desk: Page, one: string) => {
  await desk.getByRole("button", { name: new RegExp(`^Add an? ${one}`) }).click();
  await expect(desk.getByRole("heading", { name: `New ${one}` })).toBeFocused();
};
const back = (desk: Page) => desk.getByRole("button", { name: "Back to the list" }).click();

test("what an operator writes is on the players' open pages at once, on both hosts", async ({
  browser,
  page,
  lobby,
  stack,
}) => {
  const phone = await openPhone(browser, stack);
  const players = [page, phone];
  const phoneLobby = createLobby(phone);
  await lobby.visit("/?house=desk");
  await phoneLobby.visit("/?house=desk");
  for (const one of [lobby, phoneLobby]) await one.hears("board");
  const desk = await openDesk(browser, stack, content("announcement"));
  const seen = async (
    find: (player: Page) => ReturnType<Page["locator"]>,
    count: number | "some",
  ) => {
    for (const player of players)
      await (count === "some"
        ? expect(find(player).first()).toBeAttached()
        : expect(find(player)).toHaveCount(count));
  };

  // An announcement; then a draft, which players lose.
  const line = (player: Page) =>
    player.getByRole("region", { name: "Announcements" }).getByText("The lamps are lit");
  await add(desk, "announcement");
  await desk.getByLabel("Text (English)").fill("<p>The lamps are lit</p>");
  await save(desk);
  await seen(line, "some");
  await desk.getByRole("switch", { name: "Players see it" }).uncheck();
  await save(desk);
  await seen(line, 0);
  await back(desk);

  // A banner.
  await goTo(desk, "Banners");
  await add(desk, "banner");
  await desk.getByLabel("Words (English)").fill("Autumn cup\nEvery evening");
  await desk.getByLabel("Picture").fill("/media/banners/orbit.svg");
  await save(desk);
  await seen((player) => player.getByText("Autumn cup"), "some");
  await back(desk);

  // A float, and it goes again.
  await goTo(desk, "Floats");
  await add(desk, "float");
  await desk.getByLabel("Name (English)").fill("Ask the desk");
  await desk.getByLabel("Leads to").fill("/discount/1");
  await save(desk);
  const float = (player: Page) => player.getByRole("link", { name: "Ask the desk" });
  await seen(float, "some");
  await back(desk);
  await desk.getByRole("button", { name: "Remove: Ask the desk" }).click();
  await desk.getByRole("button", { name: "Remove", exact: true }).click();
  await seen(float, 0);

  // A page that is being read.
  for (const one of [lobby, phoneLobby]) await one.visit("/main/1");
  for (const one of [lobby, phoneLobby]) await one.hears("board");
  await goTo(desk, "Pages");
  await desk.getByRole("button", { name: "Change: About us" }).click();
  await desk.getByLabel("Title (English)").fill("Who we are");
  await save(desk);
  await seen((player) => player.getByRole("heading", { name: "Who we are", level: 1 }), 1);
  await desk.getByLabel("Title (English)").fill("About us");
  await save(desk);
  await back(desk);

  // A bulletin pops up where nobody touches the page.
  await goTo(desk, "Bulletins");
  await add(desk, "bulletin");
  await desk.getByLabel("Title (English)").fill("The harbour is open");
  await desk.getByLabel("Text (English)").fill("<p>From eight o’clock.</p>");
  await save(desk);
  for (const player of players) await expect(popUpOf(player)).toContainText("The harbour is open");
});

test("a text is written in each language, previewed, and two operators lose nothing", async ({
  browser,
  lobby,
  page,
  stack,
}) => {
  await lobby.visit("/faq");
  const desk = await openDesk(browser, stack, content("page"));
  await add(desk, "page");
  const preview = desk.getByRole("region", { name: "Preview" });
  await desk.getByLabel("Address").fill("faq/70");
  await desk.getByLabel("Title (English)").fill("When is the harbour open?");
  await desk
    .getByLabel("Text (English)")
    .fill("<h2>Hours</h2><ul><li>From <b>eight</b></li></ul><script>alert(1)</script>");
  await expect(preview.getByRole("listitem")).toHaveText("From eight");
  await expect(preview).not.toContainText("alert");
  await desk.getByRole("button", { name: /^Vietnamese.*missing$/ }).click();
  await expect(preview.getByRole("heading", { level: 3 })).toHaveText("When is the harbour open?");
  await desk.getByLabel("Title (Vietnamese)").fill("Bến cảng mở khi nào?");
  await expect(preview.getByRole("heading", { level: 3 })).toHaveText("Bến cảng mở khi nào?");
  await desk.getByRole("button", { name: "Phone", exact: true }).click();
  expect(await faultsOf(desk)).toEqual([]);

  // Whoever leaves with something unsaved is asked.
  await desk.getByRole("link", { name: "Dashboard" }).click();
  await desk.getByRole("button", { name: "Stay" }).click();
  await save(desk);
  await expect(desk.getByRole("region", { name: "Taken out" })).toContainText("<script>");
  await expect(page.getByRole("heading", { name: "When is the harbour open?" })).toBeVisible();

  // Another operator is faster.
  const other = await openDesk(browser, stack, content("page"), "Somchai");
  await other.getByRole("button", { name: "Change: When is the harbour open?" }).click();
  await other.getByLabel("Title (English)").fill("When does the harbour open?");
  await save(other);
  await desk.getByRole("button", { name: "English", exact: true }).click();
  await desk.getByLabel("Title (English)").fill("Opening hours of the harbour");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = desk.getByRole("alert", { name: "Somebody else has changed it" });
  await expect(conflict).toContainText("When does the harbour open?");
  expect(await faultsOf(desk)).toEqual([]);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await save(desk);
  await expect(page.getByRole("heading", { name: "Opening hours of the harbour" })).toBeVisible();

  // By the keyboard alone, on a phone.
  await back(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectFits(desk);
  const up = desk.getByRole("button", { name: "Move up: Opening hours of the harbour" });
  await up.focus();
  await desk.keyboard.press("Enter");
  await expect(
    desk.getByRole("list", { name: "Pages" }).getByRole("listitem").last(),
  ).not.toContainText("Opening hours");
  await desk.getByRole("button", { name: "Remove: Opening hours of the harbour" }).focus();
  await desk.keyboard.press("Enter");
  await desk.getByRole("button", { name: "Remove", exact: true }).focus();
  await desk.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Opening hours of the harbour" })).toHaveCount(0);
});
