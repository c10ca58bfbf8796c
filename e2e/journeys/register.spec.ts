import { createAccountWidget } from "./support/account-widget.ts";
import { totalOf } from "./support/money.ts";
import { openWallet, quitGame, spin, startGame } from "./support/play.ts";
import {
  chooseBirthday,
  chooseCurrency,
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
  registerDialog,
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

test("[REG-27] [REG-28] [REG-29] [REG-30] another currency in the middle: what it hides is cleared, the rest is kept", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const form = await openRegisterForm(page);
  const field = (label: string) => fieldOf(form, label);
  await chooseCurrency(form, "USD");
  await fillRegisterForm(form, { username: "lotus88", password: "harvest7", name: "Linh" });
  await field("Telegram").fill("linh.telegram");
  await field("Phone").fill("0912345678");
  await chooseBirthday(form, ["1994", "March", "8"]);
  await expect(field("Code from the text")).toBeHidden();

  await chooseCurrency(form, "VND");
  await expect(field("Telegram")).toBeHidden();
  await expect(field("Zalo")).toBeVisible();
  for (const part of ["Year", "Month", "Day"]) await expect(field(part)).toHaveValue("");
  await field("Code from the text").fill("204816");
  await expect(field("Phone")).toHaveValue("0912345678");
  await expect(field("Full name")).toHaveValue("Linh");

  // Chinese yuan proves the phone as well: the code is kept.
  await chooseCurrency(form, "RMB");
  await expect(field("QQ")).toBeVisible();
  await expect(field("Code from the text")).toHaveValue("204816");
  await expect(field("Username")).toHaveValue("lotus88");
  await expect(field("Password")).toHaveValue("harvest7");

  await chooseCurrency(form, "USD");
  await expect(field("Telegram")).toHaveValue("");
  await chooseCurrency(form, "VND");
  await expect(field("Code from the text")).toHaveValue("");
  await expect(registerDialog(page)).toBeVisible();
});
