import type { Page } from "@playwright/test";
import { openDesk } from "./support/desk.ts";
import { beginGame, pressPlay, quitGame, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

/** Opens the dialog of Harbourline, fills it in and applies it. */
const set = async (
  desk: Page,
  state: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await desk.getByRole("button", { name: "Change the state of Harbourline" }).click();
  const dialog = desk.getByRole("dialog", { name: "State of Harbourline" });
  await dialog.getByLabel("State").selectOption({ label: state });
  for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name).fill(value);
  await dialog.getByRole("button", { name: "Set the state" }).click();
  await expect(dialog).toHaveCount(0);
};

test("what an operator sets for the site and a provider is followed by a player's open page @once", async ({
  browser,
  page,
  lobby,
  member,
  stack,
}) => {
  await lobby.enter(member);
  await lobby.hears("web_member");
  const desk = await openDesk(browser, stack, "providers");

  // Slow and without turbo: the game loads late, and its page offers no turbo.
  await set(desk, "Slow", { Delay: "1500" });
  const turbo = desk.getByRole("switch", { name: "Turbo at Harbourline" });
  await turbo.click();
  await expect(turbo).not.toBeChecked();
  const [answer, running] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith("/member/game/play1")),
    beginGame(page),
  ]);
  await untilPlayable(running);
  expect(answer.request().timing().responseStart).toBeGreaterThanOrEqual(1_500);
  await expect(running.game.getByRole("button", { name: "Turbo" })).toHaveCount(0);
  await quitGame(page);

  await set(desk, "Refusing");
  await pressPlay(page);
  await expect(page.getByRole("alert").first()).toContainText("Couldn’t start the game");

  // The contract has no event for maintenance: the next start is answered with its times.
  await set(desk, "Maintenance");
  await pressPlay(page);
  const notice = page.getByRole("alertdialog", { name: "Harbourline is under maintenance" });
  await expect(notice).toContainText("GMT-4");
  await notice.getByRole("button", { name: "Close" }).click();

  await desk.getByRole("link", { name: "Settings" }).click();
  const serviceAt = async (addresses: string) => {
    const form = desk.getByRole("main").locator("form");
    await form.getByLabel("Addresses by language").fill(addresses);
    await form.getByRole("button", { name: "Save the settings of naluma" }).click();
    await expect(desk.getByText("The settings of naluma are saved.").first()).toBeVisible();
  };
  await serviceAt("en_US https://help.example/desk");
  const service = page.getByRole("link", { name: "Customer service" }).first();
  await expect(service).toHaveAttribute("href", "https://help.example/desk");
  await serviceAt("");
  await expect(service).not.toHaveAttribute("href", "https://help.example/desk");
  await desk.context().close();
});
