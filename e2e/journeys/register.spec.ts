import { createAccountWidget } from "./support/account-widget.ts";
import { totalOf } from "./support/money.ts";
import { openWallet, quitGame, spin, startGame } from "./support/play.ts";
import {
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

test("[REG-40] [REG-42] a newcomer registers in dollars, is logged in, and plays a first round @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open();
  const form = await openRegisterForm(page);
  const guest = newcomer();
  await fillRegisterForm(form, { ...guest, phone: "15550143377" });
  await fieldOf(form, "Telegram").fill("ana.reyes");
  await createAccount(form);

  await expect(page.getByText(`Welcome, ${guest.username}. Your account is ready.`)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(createAccountWidget(page).wallet).toBeVisible();
  const stored = await page.evaluate(() => ({
    id: localStorage.getItem("member_id"),
    account: localStorage.getItem("member_account"),
    currency: localStorage.getItem("currency"),
  }));
  expect(stored).toEqual({
    id: expect.stringMatching(/^\d+$/),
    account: guest.username,
    currency: "USD",
  });

  await spin(await startGame(page));
  await quitGame(page);
  const wallet = await openWallet(page);
  await expect(wallet).toContainText(totalOf(await operator.walletsOf(guest.username)));
});
