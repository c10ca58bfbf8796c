import { dollars } from "./support/money.ts";
import {
  begin,
  beginOpen,
  engines,
  finish,
  openSheet,
  phaseOf,
  reload,
} from "./support/engines.ts";
import { quitGame, startGame } from "./support/play.ts";
import type { Operator } from "./support/operator.ts";
import { expect, test } from "./support/test.ts";

// Rounds stand as soon as their answer is there; how they move is looked at elsewhere.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What the ledger has in the wallet with a provider, as the game's bar shows it. */
async function heldAt(operator: Operator, account: string, gpId: string): Promise<string> {
  const wallets = await operator.walletsOf(account);
  const found = wallets.find(({ kind, gp_id }) => kind === "provider-wallet" && gp_id === gpId);
  return dollars(BigInt(found?.balance ?? "0"));
}

for (const engine of engines) {
  test(`a ${engine.engine} is started, played, told in its history and checked with its seed`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await lobby.enter(member);
    await lobby.open(engine.path);
    const { game } = await startGame(page, engine.game, engine.press);
    await expect(game.getByText("Play money").first()).toBeVisible();

    await begin(game, engine);
    await finish(game, engine);
    const balance = game.locator("#balance");
    await expect
      .poll(
        async () =>
          (await balance.textContent()) === (await heldAt(operator, member.account, engine.gpId)),
      )
      .toBe(true);

    const fairness = await openSheet(game, "Fairness");
    await fairness.getByRole("button", { name: "Show this seed and begin a new one" }).click();
    await expect(fairness.getByRole("status")).toContainText("The seed is shown in your rounds");
    await fairness.getByRole("button", { name: "Close" }).click();

    const history = await openSheet(game, "History");
    await history.getByRole("button", { name: "Check round 0" }).click();
    await expect(history.getByRole("status")).toContainText("Checked in your browser");
    await history.getByRole("button", { name: "Close" }).click();

    await quitGame(page);
    expect(await heldAt(operator, member.account, engine.gpId)).toBe("$0.00");
  });

  if (engine.move === undefined) continue;

  test(`an open round of ${engine.engine} is there after a reload, and after the game was left`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await lobby.enter(member);
    await lobby.open(engine.path);
    const running = await startGame(page, engine.game, engine.press);
    await beginOpen(running.game, engine);
    await reload(running.page);
    await expect(phaseOf(running.game)).toHaveAttribute("data-phase", "open");

    await running.game.getByRole("button", { name: "Fairness", exact: true }).click();
    const fairness = running.game.getByRole("dialog", { name: "Fairness" });
    await fairness.getByRole("button", { name: "Show this seed and begin a new one" }).click();
    await expect(fairness.getByRole("status")).toContainText("still open");
    await fairness.getByRole("button", { name: "Close" }).click();

    await finish(running.game, engine);
    await expect
      .poll(
        async () =>
          (await running.game.locator("#balance").textContent()) ===
          (await heldAt(operator, member.account, engine.gpId)),
      )
      .toBe(true);
  });
}
