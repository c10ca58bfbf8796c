import { expect, type FrameLocator, type Page } from "@playwright/test";
import { createAccountWidget } from "./account-widget.ts";
import type { Operator } from "./operator.ts";

/** The first game of the lobby: a slot of Harbourline. */
export const firstGame = "Jade Koi River";
/** `gp_id` of Harbourline. */
export const firstProvider = "GPHL";
export const secondGame = "Midnight Fox";
/** Opens in a dialog on desktop: a slot of Oxbow (stacks/settings.ts). */
export const dialogGame = "Lotus Ascent";
/** Opens in the same tab on desktop: a slot of Tessera. */
export const tabGame = "Peacock Garden";

/** The place in which the game itself is drawn: its own window on desktop, the frame of /play on a phone. */
export interface RunningGame {
  readonly game: Page | FrameLocator;
  /** The window on desktop, the lobby's page on a phone. */
  readonly page: Page;
}

/** Below 992 pixels the lobby uses the phone layout. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;

/** Only presses Play on a tile. */
export const pressPlay = (page: Page, name = firstGame): Promise<void> =>
  page.getByRole("button", { name: `Play ${name}`, exact: true }).click();

/** Confirms that the running game ends for the new one. */
export const agreeToEnd = (page: Page): Promise<void> =>
  page.getByRole("alertdialog").getByRole("button", { name: "Quit and play" }).click();

/** Presses Play on another game and lets it replace the running one. */
export async function playInstead(page: Page, name: string): Promise<void> {
  await pressPlay(page, name);
  await agreeToEnd(page);
}

/** Starts a game and waits until the button with this name can begin a round. */
export async function startGame(
  page: Page,
  name = firstGame,
  press = "Spin",
): Promise<RunningGame> {
  const running = await beginGame(page, name);
  await expect(running.game.getByRole("button", { name: press, exact: true })).toBeEnabled();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "playing");
  return running;
}

/** Presses Play and returns the window or page in which the game will open. */
export const beginGame = (page: Page, name = firstGame): Promise<RunningGame> =>
  isPhone(page) ? onPage(page, name) : inWindow(page, name);

/** Waits until the started game can be played. */
export const untilPlayable = ({ game }: RunningGame): Promise<void> =>
  expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();

async function inWindow(page: Page, name: string): Promise<RunningGame> {
  const [window] = await Promise.all([page.waitForEvent("popup"), pressPlay(page, name)]);
  return { game: window, page: window };
}

async function onPage(page: Page, name: string): Promise<RunningGame> {
  await pressPlay(page, name);
  await expect(page).toHaveURL(/\/play$/);
  return { game: page.frameLocator("iframe"), page };
}

/** Plays one round; returns the game's message about it. */
export async function spin({ game }: RunningGame): Promise<string> {
  await game.getByRole("button", { name: "Spin" }).click();
  const result = game.getByText(/You won|You got back|Your stake of|No win this time/).first();
  await expect(result).toBeVisible();
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
  return (await result.textContent()) ?? "";
}

/** Ends the running game with the button of the lobby (desktop) or of the player (phone). */
export async function quitGame(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Quit game" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "idle");
}

/** Presses the same button, but quitting does not finish until the orders are cleared. */
export async function keepQuitting(page: Page, operator: Operator): Promise<void> {
  await operator.answer({ path: "/member/game/leave1", behaviour: "hold", carry_out: true });
  await page.getByRole("button", { name: "Quit game" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "quitting");
  await expect.poll(() => operator.callsToCome("/member/game/leave1")).toBe(0);
}

/** Plays and quits while the provider refuses to return the money, until the operator changes that. */
export async function leaveMoneyOut(page: Page, operator: Operator): Promise<void> {
  await startGame(page);
  await operator.provider(firstProvider, { state: "refusing" });
  await quitGame(page);
}

/** Opens the wallet: a popover on desktop, a sheet on a phone. */
export async function openWallet(page: Page) {
  await createAccountWidget(page).wallet.click();
  const wallet = page.getByRole("dialog").filter({ hasText: "Total balance" });
  await expect(wallet.getByText("Main wallet", { exact: true })).toBeVisible();
  await expect(wallet.getByRole("list")).toHaveAttribute("aria-busy", "false");
  return wallet;
}
