import { expect, test } from "./support/test.ts";
import { totalOf } from "./support/money.ts";
import { openWallet, pressPlay, quitGame, startGame } from "./support/play.ts";

/** What a browser writes of a platform that is not there; the page itself says it in words. */
const platformIsAway = /status of 50\d|WebSocket connection|ERR_|Failed to load resource/;

test("[LAUNCH-16] a game whose address was lost with the socket still opens, and is paid for once", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
  restartSandbox,
}) => {
  complaints.expect(platformIsAway);
  await lobby.open();
  await lobby.logIn(member);
  await lobby.connected();
  const before = totalOf(await operator.walletsOf(member.account));

  await operator.answer({ path: "/member/game/play1", behaviour: "abort", carry_out: true });
  const opened = page.waitForEvent("popup").catch(() => undefined);
  await pressPlay(page);
  await expect(lobby.html).toHaveAttribute("data-launch", /starting|playing/);
  await restartSandbox();

  await expect(lobby.html).toHaveAttribute("data-launch", "playing", { timeout: 30_000 });
  const wallets = await operator.walletsOf(member.account);
  expect(totalOf(wallets)).toBe(before);
  const moved = (await operator.ledger()).transactions.filter(({ entries }) =>
    entries.some(({ account_id }) =>
      wallets.some(({ id, kind }) => id === account_id && kind !== "main"),
    ),
  );
  expect(moved).toHaveLength(new Set(moved.map(({ key }) => key)).size);
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  const game = isPhone ? page.frameLocator("iframe") : await opened;
  await expect(game?.getByRole("button", { name: "Spin" }) ?? page.locator("none")).toBeEnabled({
    timeout: 20_000,
  });
});

test("[RT-07] a platform that was killed is found again, and the page shows its money", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
  stack,
}) => {
  complaints.expect(platformIsAway);
  await lobby.open();
  await lobby.logIn(member);
  await lobby.connected();

  await stack.killSandbox();
  await expect(lobby.html).toHaveAttribute("data-connection", /reconnecting|offline/, {
    timeout: 25_000,
  });
  await expect(page.getByText("The live connection was lost. Trying again.")).toBeVisible();
  await stack.startSandbox();
  await lobby.connected();

  await operator.money(member.account, "5.00");
  const wallet = await openWallet(page);
  await expect(wallet).toContainText(totalOf(await operator.walletsOf(member.account)));
  await page.keyboard.press("Escape");
  await startGame(page);
  await quitGame(page);
});

test("a game list that nobody can read says so, and comes back with a press", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({
    path: "/v2/get_template_game_list",
    raw: "<html>not json</html>",
    times: "always",
  });
  await lobby.open();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.getByRole("button", { name: "Live casino" }).click();
  await expect(page.getByText("The games could not be loaded.")).toBeVisible();
  await operator.clearAnswers();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
});

test("a wallet that cannot be read says so, changes nothing, and comes back with a press", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.open();
  await lobby.logIn(member);
  await operator.answer({
    path: "/member/profile/my_cash",
    data: { total: "lots" },
    code: "100",
    times: "always",
  });
  await page.getByRole("button", { name: "Wallet", exact: true }).click();
  const wallet = page.getByRole("dialog");
  await expect(wallet.getByText("Your balances could not be read.")).toBeVisible();
  await operator.clearAnswers();
  await wallet.getByRole("button", { name: "Try again" }).click();
  await expect(wallet).toContainText(totalOf(await operator.walletsOf(member.account)));
});
