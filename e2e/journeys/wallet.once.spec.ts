import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { inMain, someDollars, tellHeld, tellMain, totalOf } from "./support/money.ts";
import {
  firstProvider,
  leaveMoneyOut,
  openWallet,
  quitGame,
  spin,
  startGame,
} from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("[WALLET-18] a success says so and reads the wallet anew, without a word from real time", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await tellHeld(operator);
  await lobby.enter(member, lightPage);
  const wallet = await openWallet(page);
  const calls = watchCalls(page);
  // An answer that was ordered has no effect at the platform, and so no event either.
  await operator.answer({ path: "/member/profile/balance/all/back", code: "100" });
  await wallet.getByRole("button", { name: /Return all to main wallet/ }).click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  await expect.poll(() => calls.count("/member/profile/my_cash")).toBe(1);
  await expect.poll(() => calls.count("/member/profile/common/layout")).toBe(1);
});

const refusals: readonly (readonly [id: string, code: string, text: string])[] = [
  ["[WALLET-12]", "101", "There is no balance to return."],
  ["[WALLET-13]", "102", "A game is still running."],
  ["[WALLET-14]", "103", "A transfer is already in progress."],
  ["[WALLET-15]", "104", "A provider is under maintenance."],
  ["[WALLET-16]", "105", "Some of your balance couldn’t be returned yet."],
  ["[WALLET-17]", "199", "The vault is being counted."],
];

for (const rows of [refusals.slice(0, 3), refusals.slice(3)]) {
  const ids = rows.map(([id]) => id).join(" ");
  const codes = rows.map(([, code]) => code).join(", ");
  test(`${ids} one-key back answered ${codes} says so`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await page.clock.install();
    await tellHeld(operator);
    await lobby.enter(member, lightPage);
    const wallet = await openWallet(page);
    const back = wallet.getByRole("button", { name: /Return all to main wallet/ });
    for (const [, code, text] of rows) {
      const message = code === "199" ? text : "words of the server";
      await operator.answer({ path: "/member/profile/balance/all/back", code, message });
      await back.click();
      await expect(page.getByText(text).first()).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(back).not.toHaveAttribute("aria-disabled", "true");
    }
  });
}

test("[WALLET-05] one-key back is disabled while it runs", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const path = "/member/profile/balance/all/back";
  await operator.answer({ path, behaviour: "hold", carry_out: true });
  await tellHeld(operator);
  await lobby.enter(member, lightPage);
  const wallet = await openWallet(page);
  const back = wallet.getByRole("button", { name: /Return all to main wallet/ });
  await back.click();
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await expect(back).toHaveAttribute("aria-busy", "true");
  await operator.clearAnswers();
  await expect(page.getByText("There is no balance to return.").first()).toBeVisible();
});

test("[WALLET-28] the balance shows a placeholder while it is refreshed", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member, lightPage);
  const wallet = await openWallet(page);
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();
  const held = { behaviour: "hold", carry_out: true, times: "always" } as const;
  await operator.answer({ path: "/member/profile/my_cash", ...held });
  await operator.answer({ path: "/member/profile/common/layout", ...held });
  await createAccountWidget(page).wallet.click();
  await expect(page.getByText("--").first()).toBeVisible();
  await operator.clearAnswers();
  await expect(page.getByRole("dialog")).toContainText(
    totalOf(await operator.walletsOf(member.account)),
  );
});

test("a gift, a round and a return are in the wallet as the ledger has them", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const owned = async () => totalOf(await operator.walletsOf(member.account));
  const before = await owned();
  let wallet = await openWallet(page);
  await expect(wallet).toContainText(before);
  await operator.money(member.account, "12.34");
  expect(await owned()).not.toBe(before);
  await expect(wallet).toContainText(await owned());
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();

  await spin(await startGame(page));
  await quitGame(page);
  wallet = await openWallet(page);
  await expect(wallet).toContainText(await owned());
  const main = inMain(await operator.walletsOf(member.account));
  expect(main).toBe(await owned());
  await page.keyboard.press("Escape");
  await expect(createAccountWidget(page).balance).toHaveText(main);
});

test("money whose return failed is marked, over a reload too, and its row tries again until it is back", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await leaveMoneyOut(page, operator);
  await expect((await openWallet(page)).getByText("Not returned yet")).toBeVisible();

  await page.reload();
  await lobby.ready();
  const wallet = await openWallet(page);
  await expect(wallet.getByText("Not returned yet")).toBeVisible();
  const again = wallet.getByRole("button", { name: "Try again: Harbourline" });
  await again.click();
  await expect(page.getByText("Some of your balance couldn’t be returned yet.")).toBeVisible();
  await expect(wallet.getByText("Not returned yet")).toBeVisible();

  await operator.provider(firstProvider, { state: "open" });
  await expect(again).not.toHaveAttribute("aria-disabled", "true");
  await again.click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  await expect(wallet.getByText("Not returned yet")).toHaveCount(0);
  const accounts = await operator.walletsOf(member.account);
  expect(inMain(accounts)).toBe(totalOf(accounts));
  await expect(wallet).toContainText(totalOf(accounts));
});

test("hidden amounts stay hidden over a reload, and in every other tab at once", async ({
  page,
  context,
  lobby,
  member,
}) => {
  await lobby.enter(member, lightPage);
  const { balance } = createAccountWidget(page);
  await (await openWallet(page)).getByRole("button", { name: "Hide balances" }).click();
  await page.keyboard.press("Escape");
  await expect(balance).toHaveText("•••••");
  await page.reload();
  await lobby.ready();
  await expect(balance).toHaveText("•••••");

  const other = await context.newPage();
  await createLobby(other).visit(lightPage);
  await expect(createAccountWidget(other).balance).toHaveText("•••••");
  await (await openWallet(other)).getByRole("button", { name: "Show balances" }).click();
  await expect(balance).toHaveText(someDollars);
});

test("[RT-15] a member is told that transfers are disabled, and of no other status", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member, lightPage);
  const told = page.getByText("Transfers are temporarily unavailable.");
  await operator.event(channel, "forward_game.status", { code: "958" });
  await tellMain(operator, channel, "4321.09");
  await expect(createAccountWidget(page).balance).toHaveText("$4,321.09");
  await expect(told).toHaveCount(0);
  await operator.event(channel, "forward_game.status", { code: "957" });
  await expect(told).toBeVisible();
});
