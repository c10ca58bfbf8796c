import { createAccountWidget } from "./support/account-widget.ts";
import { networkIsGone, platformIsAway } from "./support/complaints.ts";
import { inMain, totalOf } from "./support/money.ts";
import { openWallet, pressPlay, quitGame, startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("a start that loses its answer and its socket ends in sight of the player, and is paid for once", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
  restartSandbox,
}) => {
  complaints.expect(platformIsAway);
  await lobby.enter(member);
  const before = totalOf(await operator.walletsOf(member.account));
  const known = (await operator.ledger()).transactions.length;

  await operator.answer({ path: "/member/game/play1", behaviour: "abort", carry_out: true });
  await pressPlay(page);
  await expect(lobby.html).toHaveAttribute("data-launch", /starting|playing/);
  await restartSandbox();

  // The same start is asked for again; only a platform that was away for all of its 30 s lets it fail.
  const failed = page.getByText("Couldn’t start the game");
  await expect
    .poll(
      async () =>
        (await failed.count()) > 0 || (await lobby.html.getAttribute("data-launch")) === "playing",
    )
    .toBe(true);
  const isPlaying = (await lobby.html.getAttribute("data-launch")) === "playing";
  const wallets = await operator.walletsOf(member.account);
  expect(totalOf(wallets)).toBe(before);
  const mains = wallets.filter(({ kind }) => kind === "main").map(({ id }) => id);
  const debits = (await operator.ledger()).transactions
    .slice(known)
    .flatMap(({ entries }) => entries)
    .filter(({ account_id, amount }) => mains.includes(account_id) && amount.startsWith("-"));
  expect(debits.length).toBeLessThanOrEqual(1);
  // The game's own page may have died with the platform; the player gets out. After a start that failed nothing is left
  // to quit. Either way everything comes home.
  if (isPlaying) await quitGame(page);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(before);
});

test("[RT-07] a platform that was killed is found again, and the page shows its money @smoke", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
  stack,
}) => {
  complaints.expect(platformIsAway);
  await lobby.enter(member);

  await stack.killSandbox();
  await expect(lobby.html).toHaveAttribute("data-connection", /reconnecting|offline/);
  await expect(page.getByText("Live updates lost. Reconnecting.")).toBeVisible();
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
  // The first rows came with the page; the whole list is asked for once somebody wants more.
  await lobby.open();
  await page.getByRole("link", { name: "Live casino" }).first().click();
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
  await lobby.enter(member);
  await operator.answer({
    path: "/member/profile/my_cash",
    data: { total: "lots" },
    code: "100",
    times: "always",
  });
  await createAccountWidget(page).wallet.click();
  const wallet = page.getByRole("dialog");
  await expect(wallet.getByText("We couldn’t load your balances.")).toBeVisible();
  await operator.clearAnswers();
  await wallet.getByRole("button", { name: "Try again" }).click();
  await expect(wallet).toContainText(totalOf(await operator.walletsOf(member.account)));
});

test("a network that goes before all of the page's code is there leaves the page, and its return brings the rest", async ({
  page,
  lobby,
  context,
  complaints,
}) => {
  complaints.expect(networkIsGone);
  await page.goto("/", { waitUntil: "commit" });
  await expect(lobby.html).toHaveAttribute("data-hydrated", /.*/);
  // What was still to come fails now, where anything was.
  const failed = page.waitForEvent("requestfailed", { timeout: 3_000 }).catch(() => undefined);
  await context.setOffline(true);
  await failed;
  await expect(page.getByRole("heading", { level: 1, name: "Games" })).toBeAttached();

  await context.setOffline(false);
  // Everything works; where code was missing, in a new document.
  const newest = page.getByRole("button", { name: "New", exact: true });
  await expect(async () => {
    await lobby.ready();
    await newest.click({ timeout: 1_000 });
    await expect(newest).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();
});

test("code that a press could not get without a network comes when the network is back", async ({
  page,
  lobby,
  context,
  complaints,
}) => {
  complaints.expect(networkIsGone);
  await lobby.visit();
  await page.evaluate(() => (document.title = "the first document"));
  const preferences = page.getByRole("button", { name: /Language, currency and appearance/ });
  await context.setOffline(true);
  await expect(lobby.html).toHaveAttribute("data-connection", "offline");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await preferences.click();
  await failed;
  await expect(page.getByText("You are offline. Balances may be out of date.")).toBeVisible();

  await context.setOffline(false);
  // It comes by itself. A browser may remember for a document's life that a file failed; then the
  // tab loads a new document, and the press is made again.
  const choices = page.getByRole("dialog").first();
  const forced = () => page.evaluate(() => sessionStorage.getItem("forced_reload"));
  await expect(async () => {
    if (await choices.isVisible()) return;
    expect(await forced()).toMatch(/^\/ \d{13}$/);
    expect(await page.title()).not.toBe("the first document");
  }).toPass();
  await lobby.ready();
  if ((await forced()) !== null) await preferences.click();
  await expect(choices).toBeVisible();
});
