import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby } from "./support/lobby.ts";
import { totalOf } from "./support/money.ts";
import { openWallet, pressPlay, spin } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.dialog));

/** What a player is shown of money is the ledger's within so long, in ms (docs/contracts.md#money). */
const timeout = 2_000;

const myCash = "/member/profile/my_cash";

/** Starts the first game, and waits until its reels can be spun. */
async function start(page: Page) {
  await pressPlay(page);
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "playing");
  return { game, page };
}

test("what the member owns stands in the header through a start and every round, as the ledger has it", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const owned = async () => totalOf(await operator.walletsOf(member.account));
  const other = await context.newPage();
  const elsewhere = createLobby(other);
  await elsewhere.open();
  await elsewhere.present();
  const { balance } = createAccountWidget(other);
  await expect(balance).toHaveText(await owned(), { timeout });

  const running = await start(page);
  await expect(balance).toHaveText(await owned(), { timeout });
  const row = (await openWallet(other)).getByRole("listitem").filter({ hasText: "Harbourline" });
  await expect(row).toContainText(await owned(), { timeout });
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await spin(running);
    await expect(balance).toHaveText(await owned(), { timeout });
  }
});

test("no window of the member names the result before the game says that it has shown it", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const running = await start(page);
  const other = await context.newPage();
  const elsewhere = createLobby(other);
  await elsewhere.open();
  await elsewhere.present();
  const { balance } = createAccountWidget(other);
  const owned = async () => totalOf(await operator.walletsOf(member.account));
  const before = await owned();
  await expect(balance).toHaveText(before);

  const shown = Promise.withResolvers<void>();
  await page.route("**/api/shown", async (route) => {
    await shown.promise;
    await route.continue();
  });
  const calls = watchCalls(other);
  // A round may return exactly its stake.
  do await spin(running);
  while ((await owned()) === before);
  expect(calls.count(myCash)).toBe(0);
  await expect(balance).toHaveText(before);
  shown.resolve();
  await expect(balance).toHaveText(await owned(), { timeout });
});

test("the ways out and the clock stand around the game, and no amount beside its own", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await start(page);
  const dialog = page.getByRole("dialog", { name: "Jade Koi River" });
  for (const part of [
    page.getByRole("timer", { name: "Time in this game" }),
    page.getByRole("button", { name: "Quit game" }),
    page.getByRole("button", { name: "Full screen" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(dialog).not.toContainText("$");
});
