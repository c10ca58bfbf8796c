import { stacks } from "../stacks/settings.ts";
import { faultsOf } from "./support/axe.ts";
import {
  begin,
  beginOpen,
  blackjack,
  crash,
  demoAddress,
  finish,
  openSheet,
  pageOf,
  phaseOf,
  reload,
  roulette,
  tried,
  type Engine,
} from "./support/engines.ts";
import { dollars, inMain, totalOf } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import { beginGame, quitGame, startGame, type RunningGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test.use({ stackSettings: stacks.manyGames });

/** The ledger's balance of the wallet with a provider, in the format of the game's bar. */
async function heldAt(operator: Operator, account: string, gpId: string): Promise<string> {
  const wallets = await operator.walletsOf(account);
  const found = wallets.find(({ kind, gp_id }) => kind === "provider-wallet" && gp_id === gpId);
  return dollars(BigInt(found?.balance ?? "0"));
}

async function equalsLedger(game: RunningGame["game"], held: () => Promise<string>): Promise<void> {
  await expect(async () => {
    expect(await game.locator("#balance").textContent()).toBe(await held());
  }).toPass();
}

const isPlayable = (game: RunningGame["game"], { press }: Engine) =>
  expect(game.getByRole("button", { name: press, exact: true })).toBeEnabled();

test("the page of every engine that no other journey plays takes a round of its demo at its provider, without a fault @once", async ({
  page,
}) => {
  for (const engine of tried)
    await test.step(engine.engine, async () => {
      await page.goto(await demoAddress(page, engine));
      await isPlayable(page, engine);
      await begin(page, engine);
      await finish(page, engine);
      expect(await faultsOf(page)).toEqual([]);
    });
});

test("several bets on a table are one stake, each round is checked with its seed, and the provider's balance is in the ledger until it is returned @once", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member, pageOf(roulette));
  const { game, page: place } = await startGame(page, roulette.game, roulette.press);
  await expect(game.getByText("Play money").first()).toBeVisible();
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await begin(game, roulette);
    await finish(game, roulette);
    await equalsLedger(game, () => heldAt(operator, member.account, roulette.gpId));
  }
  const fairness = await openSheet(game, "Fairness");
  await fairness.getByRole("button", { name: "Reveal seed and start a new one" }).click();
  await expect(fairness.getByRole("status")).toContainText("The seed is now shown in your rounds");
  await fairness.getByRole("button", { name: "Close" }).click();
  const history = await openSheet(game, "History");
  await expect(history.getByRole("row")).toHaveCount(3);
  await history.getByRole("button", { name: "Check round 0" }).click();
  await expect(history.getByRole("status")).toContainText("Checked in your browser");
  expect(await faultsOf(place)).toEqual([]);
  await history.getByRole("button", { name: "Close" }).click();

  // A phone with its address bar shows the whole table below the round's message.
  await place.setViewportSize({ width: 390, height: 744 });
  const edgesOf = (part: string) =>
    game.locator(part).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  const table = await edgesOf(".roulette-table");
  expect((await edgesOf("#status")).bottom).toBeLessThanOrEqual(table.top);
  expect(table.bottom).toBeLessThanOrEqual((await edgesOf("#stage")).bottom);

  // The lowest phone, with the lobby's bar above: the stake leaves half of it to the table.
  await place.setViewportSize({ width: 360, height: 500 });
  const seen = (await edgesOf("#stage")).bottom - (await edgesOf(".roulette-table")).top;
  expect(seen).toBeGreaterThanOrEqual(220);
  await expect(game.getByRole("button", { name: "Repeat last bets" })).toBeInViewport();

  await quitGame(page);
  const wallets = await operator.walletsOf(member.account);
  expect(inMain(wallets)).toBe(totalOf(wallets));
});

for (const engine of [blackjack, crash])
  test(`an open round of ${engine.engine} outlives a reload and its game's end, and is paid as the ledger says @once`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await lobby.enter(member, pageOf(engine));
    const first = await startGame(page, engine.game, engine.press);
    await beginOpen(first.game, engine);
    await reload(first.page);
    // A flight may also have ended by itself.
    const standing = engine === crash ? /^(open|idle)$/ : "open";
    await expect(phaseOf(first.game)).toHaveAttribute("data-phase", standing);

    if (engine === blackjack) {
      // Revealing the seed now would give away what is still to come.
      const fairness = await openSheet(first.game, "Fairness");
      await fairness.getByRole("button", { name: "Reveal seed and start a new one" }).click();
      await expect(fairness.getByRole("status")).toContainText("still open");
      await fairness.getByRole("button", { name: "Close" }).click();
    }
    await quitGame(page);
    if (engine === blackjack) {
      const notice = page.getByRole("status").filter({ hasText: "isn’t over" });
      await expect(notice).toContainText(`Your round in ${engine.game}`);
      await expect(notice).toContainText("$");
    }
    expect(await heldAt(operator, member.account, engine.gpId)).toBe("$0.00");

    await lobby.open(pageOf(engine));
    const { game, page: place } = await beginGame(page, engine.game);
    await expect(phaseOf(game)).toHaveAttribute("data-phase", standing);
    await finish(game, engine);
    expect(await faultsOf(place)).toEqual([]);
    await equalsLedger(game, () => heldAt(operator, member.account, engine.gpId));
  });
