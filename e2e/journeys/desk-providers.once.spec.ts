import type { Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { openDesk, openPhone } from "./support/desk.ts";
import { expectFits } from "./support/fits.ts";
import { createLobby } from "./support/lobby.ts";
import { beginGame, firstProvider, pressPlay, quitGame, untilPlayable } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test.afterEach(async ({ operator }) => {
  await operator.provider(firstProvider, { state: "open" });
  await operator.playRules(firstProvider, { autoplay: true, turbo: true });
});

/** Opens the dialog of Harbourline, fills it in and sets it. */
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

const row = (desk: Page) => desk.getByRole("row", { name: /^Harbourline/ });

test("what an operator sets for a provider meets the next start on both hosts", async ({
  browser,
  page,
  lobby,
  accounts,
  stack,
}) => {
  const phone = await openPhone(browser, stack);
  const phoneLobby = createLobby(phone);
  await lobby.enter(await accounts.next());
  await phoneLobby.enter(await accounts.next());
  const players = [page, phone];
  const desk = await openDesk(browser, stack, "providers");

  // Slow, without turbo: the game comes late, and its page offers none.
  await set(desk, "Slow", { Delay: "1500" });
  await expect(row(desk)).toContainText("1500 ms");
  const turbo = desk.getByRole("switch", { name: "Turbo at Harbourline" });
  await turbo.click();
  await expect(turbo).not.toBeChecked();
  for (const host of players) {
    const [answer, running] = await Promise.all([
      // A busy machine takes its time until the press.
      host.waitForResponse((one) => one.url().endsWith("/member/game/play1")),
      beginGame(host),
    ]);
    await untilPlayable(running);
    expect(answer.request().timing().responseStart).toBeGreaterThanOrEqual(1_500);
    await expect(running.game.getByRole("button", { name: "Turbo" })).toHaveCount(0);
    await quitGame(host);
  }

  await set(desk, "Refusing");
  await expect(row(desk)).toContainText("refusing");
  for (const host of players) {
    await pressPlay(host);
    await expect(host.getByRole("alert").first()).toContainText("Couldn’t start the game");
  }

  // Planned for later, in the time of the site: nothing of it is felt yet.
  await set(desk, "Maintenance", { Starts: "2030-05-01T10:00", Ends: "2030-05-01T12:30" });
  await expect(row(desk)).toContainText("open");
  await expect(row(desk)).toContainText(
    "maintenance planned from 2030-05-01 10:00:00 to 2030-05-01 12:30:00",
  );
  for (const host of players) {
    await untilPlayable(await beginGame(host));
    await quitGame(host);
  }

  // Maintenance now: no event of the contract says so, and the next start is told with the times.
  await set(desk, "Maintenance", { Starts: "", Ends: "" });
  await expect(row(desk)).toContainText("until");
  for (const host of players) {
    await pressPlay(host);
    const notice = host.getByRole("alertdialog", { name: "Harbourline is under maintenance" });
    await expect(notice).toContainText("GMT-4");
  }
  await phone.context().close();
  await desk.context().close();
});

test("the screen is without fault, keeps what is wrong, and is worked by keyboard alone", async ({
  browser,
  stack,
}) => {
  const desk = await openDesk(browser, stack, "providers");
  await expect(row(desk)).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);

  await desk.getByRole("button", { name: "Change the state of Harbourline" }).focus();
  await desk.keyboard.press("Enter");
  const dialog = desk.getByRole("dialog", { name: "State of Harbourline" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("State").focus();
  await desk.keyboard.type("Main");
  await dialog.getByLabel("Starts").fill("2030-05-01T10:00");
  await dialog.getByLabel("Ends").fill("2030-05-01T09:00");
  await desk.keyboard.press("Enter");
  await expect(dialog.getByLabel("Ends")).toBeFocused();
  await expect(dialog.getByLabel("Ends")).toHaveAccessibleDescription(/The end must be after/);
  await expect(dialog.getByLabel("Starts")).toHaveValue("2030-05-01T10:00");
  expect(await faultsOf(desk)).toEqual([]);
  await desk.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole("button", { name: "Change the state of Harbourline" })).toBeFocused();

  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.getByRole("button", { name: /theme/i }).click();
  await expectFits(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
});
