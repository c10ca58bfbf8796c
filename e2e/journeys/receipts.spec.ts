import { inMain } from "./support/money.ts";
import { firstGame, quitGame, spin, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("a game that ends says what came back, and leaves a receipt for support with what the ledger moved @once", async ({
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
  const notice = page.getByRole("complementary").filter({ hasText: `${firstGame} has ended` });
  await expect(notice).toContainText(`${back} was returned to your wallet.`);
  await notice.getByRole("button", { name: "Details" }).click();
  const receipt = page.getByRole("dialog", { name: "Game history" }).getByRole("listitem");
  await expect(receipt).toHaveCount(1);
  await expect(notice).toHaveCount(0);

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
