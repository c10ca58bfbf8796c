import { networkIsGone, platformIsAway } from "./support/complaints.ts";
import { debitsOf } from "./support/ledger.ts";
import { inMain, totalOf } from "./support/money.ts";
import { openWallet, pressPlay, quitGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("[RT-07] a platform that was killed is found again, and a start during the kill is paid for once @once", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
  stack,
  restartSandbox,
}) => {
  complaints.expect(platformIsAway);
  await lobby.enter(member);
  await stack.killSandbox();
  await expect(lobby.html).toHaveAttribute("data-connection", /reconnecting|offline/);
  await expect(page.getByText("Live updates lost. Reconnecting.")).toBeVisible();
  await stack.startSandbox();
  await lobby.connected();
  await operator.money(member.account, "5.00");
  const wallets = await operator.walletsOf(member.account);
  const before = totalOf(wallets);
  await expect(await openWallet(page)).toContainText(before);
  await page.keyboard.press("Escape");

  await operator.answer({ path: "/member/game/play1", behaviour: "abort", carry_out: true });
  await pressPlay(page);
  await expect(lobby.html).toHaveAttribute("data-launch", /starting|playing/);
  await restartSandbox();
  // The same start is requested again; it fails only if the platform was away for all of its 30 s.
  const failed = page.getByText("Couldn’t start the game");
  const isPlaying = async () => (await lobby.html.getAttribute("data-launch")) === "playing";
  await expect.poll(async () => (await failed.count()) > 0 || (await isPlaying())).toBe(true);
  expect(totalOf(await operator.walletsOf(member.account))).toBe(before);
  expect(await debitsOf(operator, member.account)).toBeLessThanOrEqual(1);
  // The game's own page may have died with the platform, but the player can leave it. After a failed start there is
  // nothing to quit. Either way all money returns.
  if (await isPlaying()) await quitGame(page);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(before);
});

test("code that failed to load without a network loads when it is back: the page's own, and what a press requested @once", async ({
  page,
  lobby,
  context,
  complaints,
}) => {
  complaints.expect(networkIsGone);
  await page.goto("/", { waitUntil: "commit" });
  await expect(lobby.html).toHaveAttribute("data-hydrated", /.*/);
  // Any request that is still pending fails now.
  const failed = page.waitForEvent("requestfailed", { timeout: 3_000 }).catch(() => undefined);
  await context.setOffline(true);
  await failed;
  await expect(page.getByRole("heading", { level: 1, name: "Games" })).toBeAttached();
  await context.setOffline(false);
  // Everything works; if code was missing, in a new document.
  const newest = page.getByRole("button", { name: "New", exact: true });
  await expect(async () => {
    await lobby.ready();
    await newest.click({ timeout: 1_000 });
    await expect(newest).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();

  await lobby.visit();
  await page.evaluate(() => {
    document.title = "the first document";
    sessionStorage.removeItem("forced_reload");
  });
  const preferences = page.getByRole("button", { name: /Language, currency and appearance/ });
  await context.setOffline(true);
  await expect(lobby.html).toHaveAttribute("data-connection", "offline");
  const missing = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await preferences.click();
  await missing;
  await expect(page.getByText("You’re offline. Balances may be out of date.")).toBeVisible();

  await context.setOffline(false);
  // It recovers by itself. A browser may remember a failed file for the life of the document; then the tab loads a new
  // document and the press is repeated.
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
