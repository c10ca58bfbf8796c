import type { Page } from "@playwright/test";
import { popUpOf } from "./support/bulletins.ts";
import { openDesk } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

const goTo = (desk: Page, kind: string) =>
  desk
    .getByRole("navigation", { name: "Kinds of content" })
    .getByRole("button", { name: kind })
    .click();
const add = (desk: Page, one: string) =>
  desk.getByRole("button", { name: new RegExp(`^Add an? ${one}`) }).click();
const save = async (desk: Page) => {
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("Not saved yet")).toHaveCount(0);
};
const back = (desk: Page) => desk.getByRole("button", { name: "Back to the list" }).click();

test("what an operator writes appears on a player's open page at once, and what is removed disappears @once", async ({
  browser,
  page,
  lobby,
  stack,
}) => {
  await lobby.visit();
  await lobby.hears("board");
  const desk = await openDesk(browser, stack, "content?kind=announcement");

  // Publishes an announcement, then makes it a draft, so that it disappears for players.
  const line = page
    .getByRole("region", { name: "Announcements" })
    .getByText("The lamps are lit")
    .first();
  await add(desk, "announcement");
  await desk.getByLabel("Text (English)").fill("<p>The lamps are lit</p>");
  await save(desk);
  await expect(line).toBeAttached();
  await desk.getByRole("switch", { name: "Players see it" }).uncheck();
  await save(desk);
  await expect(line).not.toBeAttached();
  await back(desk);

  await goTo(desk, "Banners");
  await add(desk, "banner");
  await desk.getByLabel("Words (English)").fill("Autumn cup\nEvery evening");
  await desk.getByLabel("Picture").fill("/media/banners/orbit.svg");
  await save(desk);
  await expect(page.getByText("Autumn cup").first()).toBeAttached();
  await back(desk);

  // Adds a float and removes it again.
  await goTo(desk, "Floats");
  await add(desk, "float");
  await desk.getByLabel("Name (English)").fill("Ask the desk");
  await desk.getByLabel("Links to").fill("/discount/1");
  await save(desk);
  const float = page.getByRole("link", { name: "Ask the desk" });
  await expect(float).toBeVisible();
  await back(desk);
  await desk.getByRole("button", { name: "Remove: Ask the desk" }).click();
  await desk.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(float).toHaveCount(0);

  // Edits a page that a player is reading.
  await lobby.visit("/main/1");
  await lobby.hears("board");
  await goTo(desk, "Pages");
  await desk.getByRole("button", { name: "Change: About us" }).click();
  await desk.getByLabel("Title (English)").fill("Who we are");
  await save(desk);
  await expect(page.getByRole("heading", { name: "Who we are", level: 1 })).toBeVisible();
  await back(desk);

  // A bulletin pops up although the player has not touched the page.
  await goTo(desk, "Bulletins");
  await add(desk, "bulletin");
  await desk.getByLabel("Title (English)").fill("The harbour is open");
  await desk.getByLabel("Text (English)").fill("<p>From eight o’clock.</p>");
  await save(desk);
  await expect(popUpOf(page)).toContainText("The harbour is open");
  await desk.context().close();
});
