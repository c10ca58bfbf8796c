import type { Page } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import { createLobby } from "./support/lobby.ts";
import { inProviders } from "./support/money.ts";
import { openWallet, pressPlay, spin } from "./support/play.ts";
import { testWithDialogs as test } from "./support/site-test.ts";
import { expect } from "./support/test.ts";

/** What a player is shown of money is the ledger's within so long, in ms (docs/contracts.md#money). */
const timeout = 2_000;

const myCash = "/member/profile/my_cash";

const inGame = (page: Page) => page.getByRole("status", { name: "In this game" });

/** Starts the first game, and waits until its reels can be spun. */
async function start(page: Page) {
  await pressPlay(page);
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "playing");
  return { game, page };
}

test("what is in the game is the ledger's after every round, in the wallet of another tab too", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const running = await start(page);
  const held = async () => inProviders(await operator.walletsOf(member.account));
  await expect(inGame(page)).toHaveText(await held(), { timeout });

  const other = await context.newPage();
  const elsewhere = createLobby(other);
  await elsewhere.open();
  await elsewhere.present();
  const row = (await openWallet(other)).getByRole("listitem").filter({ hasText: "Harbourline" });

  for (let rounds = 0; rounds < 3; rounds += 1) {
    await spin(running);
    const now = await held();
    await expect(inGame(page)).toHaveText(now, { timeout });
    await expect(row).toContainText(now, { timeout });
  }
});

test("the ways out and the clock stand beside what is in the game", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await start(page);
  for (const part of [
    inGame(page),
    page.getByRole("timer", { name: "Time in this game" }),
    page.getByRole("button", { name: "Quit game" }),
    page.getByRole("button", { name: "Full screen" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test("whoever hides amounts in another tab sees none in the game", async ({
  page,
  context,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await start(page);
  await expect(inGame(page)).toHaveText(/^\$/);
  const other = await context.newPage();
  await createLobby(other).open();
  const wallet = await openWallet(other);
  await wallet.getByRole("button", { name: "Hide balances" }).click();
  await expect(inGame(page)).toHaveText("•••••");
});

test("a placeholder stands for an amount that is being read, and one that cannot be read says so", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const running = await start(page);
  const held = async () => inProviders(await operator.walletsOf(member.account));
  await expect(inGame(page)).toHaveText(await held(), { timeout });

  await operator.answer({ path: myCash, behaviour: "hold", carry_out: true, times: "once" });
  await spin(running);
  await expect(inGame(page)).toHaveText("--");
  await operator.clearAnswers();
  await expect(inGame(page)).toHaveText(await held());

  await operator.answer({ path: myCash, code: "999", message: "Closed books.", times: "always" });
  await spin(running);
  const again = page.getByRole("button", { name: "We couldn’t load your balance. Try again" });
  await expect(again).toBeVisible();
  await expect(page.getByText("Closed books.")).toHaveCount(0);
  await operator.clearAnswers();
  await again.click();
  await expect(inGame(page)).toHaveText(await held(), { timeout });
});

test("a burst of money that moves asks twice a second at most", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member);
  await start(page);
  await expect(inGame(page)).toHaveText(/^\$/);
  const calls = watchCalls(page);
  const began = Date.now();
  for (let events = 0; events < 40; events += 1)
    await operator.event(channel, "member.cash", { cash: "0.00" });
  const seconds = (Date.now() - began) / 1_000;
  await expect.poll(() => calls.count(myCash)).toBeGreaterThan(0);
  expect(calls.count(myCash)).toBeLessThanOrEqual(Math.ceil(seconds * 2) + 1);
});

test("a page that comes back into sight asks at once", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  await start(page);
  await expect(inGame(page)).toHaveText(/^\$/);
  const calls = watchCalls(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => calls.count(myCash)).toBe(1);
});
