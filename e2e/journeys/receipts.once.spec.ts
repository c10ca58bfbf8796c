import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain } from "./support/money.ts";
import {
  firstGame,
  firstProvider,
  leaveMoneyOut,
  openWallet,
  playInstead,
  quitGame,
  secondGame,
  spin,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const noticeOf = (page: Page) =>
  page.getByRole("complementary").filter({ hasText: `${firstGame} has ended` });

const receiptsOf = (page: Page) => page.getByRole("dialog", { name: "Game history" });

/** From the wallet, where they can always be found. */
async function openReceipts(page: Page) {
  await (await openWallet(page)).getByRole("button", { name: "Game history" }).click();
  await expect(receiptsOf(page)).toBeVisible();
  return receiptsOf(page);
}

test("a game that ends says what came back, and leaves a receipt for support with what the ledger moved @smoke", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { memberId } = await lobby.enter(member);
  const before = inMain(await operator.walletsOf(member.account));
  await spin(await startGame(page));
  await quitGame(page);

  const back = inMain(await operator.walletsOf(member.account));
  await expect(noticeOf(page)).toContainText(`${back} was returned to your wallet.`);
  await noticeOf(page).getByRole("button", { name: "Details" }).click();
  const receipt = receiptsOf(page).getByRole("listitem");
  await expect(receipt).toHaveCount(1);
  await expect(noticeOf(page)).toHaveCount(0);

  const { transactions } = await operator.ledger();
  const [start] = transactions.filter(({ key }) => key.startsWith(`play:${memberId}:`));
  const launchId = start?.key.split(":")[2] ?? "no start";
  const lines = [
    ["Game", firstGame],
    ["Provider", "Harbourline"],
    ["Moved to game", before],
    ["Returned to wallet", back],
    ["Rounds", "1"],
    ["Session ID", launchId],
  ] as const;
  for (const [name, value] of lines) {
    const term = receipt.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term.locator("xpath=following-sibling::dd")).toHaveText(value);
  }

  await receipt.getByRole("button", { name: "Copy for support" }).click();
  await expect(receipt.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const [name, value] of lines) expect(copied).toContain(`${name}: ${value}`);
});

test("money that did not come back stands in the receipt as such, and in what is said at the end", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await leaveMoneyOut(page, operator);
  await expect(noticeOf(page)).toContainText("Its balance hasn’t been returned yet.");
  await operator.provider(firstProvider, { state: "open" });
  await noticeOf(page).getByRole("button", { name: "Close" }).click();
  await expect(noticeOf(page)).toHaveCount(0);

  await page.reload();
  await lobby.ready();
  const receipt = (await openReceipts(page)).getByRole("listitem");
  await expect(receipt).toContainText("Not returned yet");
});

test("a game that the page lost ends its receipt with the next start, and its money is marked until it is back", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await operator.provider(firstProvider, { state: "refusing" });
  await page.reload();
  await lobby.ready();
  const wallet = await openWallet(page);
  await expect(wallet.getByText("Not returned yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();

  const receipt = (await openReceipts(page)).getByRole("listitem");
  await expect(receipt).toContainText("when you next opened the site");
  await expect(receipt).toContainText("Not returned yet");
  await page.keyboard.press("Escape");
  await expect(receiptsOf(page)).toHaveCount(0);

  await operator.provider(firstProvider, { state: "open" });
  await (await openWallet(page)).getByRole("button", { name: "Try again: Harbourline" }).click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  await expect(wallet.getByText("Not returned yet")).toHaveCount(0);
});

test("the next game takes the notice away, and nothing lies over its way out", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await quitGame(page);
  await expect(noticeOf(page)).toBeVisible();
  await startGame(page, secondGame);
  await expect(noticeOf(page)).toHaveCount(0);
  // A press that something else would take fails here.
  await quitGame(page);
  await expect(page.getByText(`${secondGame} has ended`)).toBeVisible();
  await expect((await openReceipts(page)).getByRole("listitem")).toHaveCount(2);
});

test("receipts leave the device with the logout, whoever logs in next", async ({
  page,
  lobby,
  member,
  accounts,
}) => {
  await lobby.enter(member);
  await expect(await openReceipts(page)).toContainText("No game history yet");
  await page.keyboard.press("Escape");
  await expect(receiptsOf(page)).toHaveCount(0);
  await startGame(page);
  await quitGame(page);
  const kept = () => page.evaluate(() => localStorage.getItem("receipts"));
  await expect.poll(kept).toContain(firstGame);

  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await expect(noticeOf(page)).toHaveCount(0);
  expect(await kept()).toBeNull();

  // The platform still has them: they are the member's again, and nobody else's.
  for (const [next, count] of [[member, 1] as const, [await accounts.next(), 0] as const]) {
    await lobby.logIn(next);
    const receipts = await openReceipts(page);
    if (count === 0) await expect(receipts).toContainText("No game history yet");
    await expect(receipts.getByRole("listitem")).toHaveCount(count);
    await page.keyboard.press("Escape");
    await expect(receiptsOf(page)).toHaveCount(0);
    await createAccountWidget(page).logOut();
    await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  }
});

test("of two games, the second started from the first, both ends are known, on another device too", async ({
  page,
  browser,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const running = await startGame(page);
  await spin(running);
  await playInstead(page, secondGame);
  await expect(running.page).toHaveTitle(new RegExp(secondGame));
  await untilPlayable(running);
  await quitGame(page);
  const expectWhole = async (tab: Page) => {
    const receipts = (await openReceipts(tab)).getByRole("listitem");
    await expect(receipts).toHaveCount(2);
    for (const receipt of await receipts.all()) {
      await receipt.locator("summary").click();
      await expect(receipt).toContainText("Net result");
      await expect(receipt).not.toContainText(/Unknown|Not returned yet|Not recorded yet/);
    }
  };
  await expectWhole(page);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  const elsewhere = createLobby(other);
  await elsewhere.open();
  await elsewhere.logIn(member);
  await expectWhole(other);
  await context.close();
});
