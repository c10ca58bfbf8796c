import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby } from "./support/lobby.ts";
import { totalOf } from "./support/money.ts";
import { dialogGame, openWallet, pressPlay, spin, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

/** How soon, in ms, the amounts shown to a player must match the ledger (docs/contracts.md#money). */
const timeout = 2_000;

const myCash = "/member/profile/my_cash";

test("the member's total is updated in another window's header by a start and every round, and never before the game has shown it @once", async ({
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

  await pressPlay(page, dialogGame);
  const running = { game: page.frameLocator("iframe"), page };
  await untilPlayable(running);
  await expect(page.locator("html")).toHaveAttribute("data-launch", "playing");
  await expect(balance).toHaveText(await owned(), { timeout });
  const wallet = await openWallet(other);
  await expect(wallet.getByRole("listitem").filter({ hasText: "Oxbow" })).toContainText(
    await owned(),
    { timeout },
  );
  await other.keyboard.press("Escape");
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await spin(running);
    await expect(balance).toHaveText(await owned(), { timeout });
  }

  const before = await owned();
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
