import { faultsOf } from "./support/axe.ts";
import { demoOf, pressDemo } from "./support/demo.ts";
import {
  begin,
  beginOpen,
  engines,
  finish,
  openSheet,
  phaseOf,
  reload,
} from "./support/engines.ts";
import { dollars } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import { beginGame, quitGame, startGame, type RunningGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

/** What the ledger has in the wallet with a provider, as the game's bar shows it. */
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

for (const engine of engines) {
  test(`a ${engine.engine} is started, played, told in its history and checked with its seed`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await lobby.enter(member, engine.path);
    const { game, page: place } = await startGame(page, engine.game, engine.press);
    await expect(game.getByText("Play money").first()).toBeVisible();

    await begin(game, engine);
    await finish(game, engine);
    expect(await faultsOf(place)).toEqual([]);
    await equalsLedger(game, () => heldAt(operator, member.account, engine.gpId));

    const fairness = await openSheet(game, "Fairness");
    await fairness.getByRole("button", { name: "Reveal seed and start a new one" }).click();
    await expect(fairness.getByRole("status")).toContainText(
      "The seed is now shown in your rounds",
    );
    await fairness.getByRole("button", { name: "Close" }).click();

    const history = await openSheet(game, "History");
    await history.getByRole("button", { name: "Check round 0" }).click();
    await expect(history.getByRole("status")).toContainText("Checked in your browser");
    expect(await faultsOf(place)).toEqual([]);
    await history.getByRole("button", { name: "Close" }).click();

    await quitGame(page);
    expect(await heldAt(operator, member.account, engine.gpId)).toBe("$0.00");
  });

  if (!engine.hasNoDemo)
    test(`a visitor tries a ${engine.engine}, and a round of it`, async ({ page, lobby }) => {
      await lobby.open(engine.path);
      await pressDemo(page, engine.game);
      const game = demoOf(page, engine.game).frameLocator("iframe");
      await expect(game.getByRole("button", { name: engine.press, exact: true })).toBeEnabled();
      await begin(game, engine);
      await finish(game, engine);
      const history = await openSheet(game, "History");
      await expect(history.getByRole("button", { name: "Check round 0" })).toBeVisible();
    });

  if (engine.move === undefined) continue;

  test(`an open round of ${engine.engine} outlives a reload and its game's end, and is paid as the ledger says`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await lobby.enter(member, engine.path);
    const first = await startGame(page, engine.game, engine.press);
    await beginOpen(first.game, engine);
    await reload(first.page);
    const standing = engine.isTimed ? /^(open|idle)$/ : "open";
    await expect(phaseOf(first.game)).toHaveAttribute("data-phase", standing);

    if (!engine.isTimed) {
      // Whoever saw the seed now would know what is still to come.
      const fairness = await openSheet(first.game, "Fairness");
      await fairness.getByRole("button", { name: "Reveal seed and start a new one" }).click();
      await expect(fairness.getByRole("status")).toContainText("still open");
      await fairness.getByRole("button", { name: "Close" }).click();
    }
    await quitGame(page);
    expect(await heldAt(operator, member.account, engine.gpId)).toBe("$0.00");

    await lobby.open(engine.path);
    const { game } = await beginGame(page, engine.game);
    await expect(phaseOf(game)).toHaveAttribute("data-phase", standing);
    await finish(game, engine);
    await equalsLedger(game, () => heldAt(operator, member.account, engine.gpId));
  });
}

test("a hand that is open when its game is left is named, with its stake", async ({
  page,
  lobby,
  member,
}) => {
  const blackjack = engines.find(({ engine }) => engine === "blackjack");
  if (!blackjack) throw new Error("There is no blackjack.");
  await lobby.enter(member, blackjack.path);
  const { game } = await startGame(page, blackjack.game, blackjack.press);
  await beginOpen(game, blackjack);
  await quitGame(page);
  const notice = page.getByRole("status").filter({ hasText: "isn’t over" });
  await expect(notice).toContainText(`Your round in ${blackjack.game}`);
  await expect(notice).toContainText("$");
});
