import { player } from "./support/accounts.ts";
import { expect, test } from "./support/test.ts";

test("[MEMBER-36] who needs a bank account adds one from the deposit page, and is asked no more until it is removed", async ({
  page,
  lobby,
}) => {
  await lobby.openAs(player(41), "/user/Deposit");
  const prompt = page.getByRole("dialog", { name: "Bank account" });
  await prompt.getByRole("link", { name: "Add a bank account" }).click();

  const form = page.getByRole("region", { name: "Add a bank account" });
  await expect(form.getByLabel("Bank account holder")).toHaveValue("Lena Brandt");
  await form.getByLabel("Bank", { exact: true }).fill("Harbour Bank");
  await form.getByLabel("Bank account number").fill("DE12 3456 7890");
  await form.getByLabel("Withdrawal password").fill("0000");
  await form.getByRole("button", { name: "Add a bank account" }).click();
  await expect(form.getByLabel("Withdrawal password")).toHaveAccessibleDescription(
    /Incorrect withdrawal password\./,
  );
  await form.getByLabel("Withdrawal password").fill("6148");
  await form.getByRole("button", { name: "Add a bank account" }).click();
  await expect(page.getByText("Bank account added.")).toBeVisible();

  await page.getByRole("link", { name: "Top up balance" }).click();
  await expect(page.getByRole("button", { name: "Top up balance" })).toBeVisible();
  await expect(prompt).toHaveCount(0);

  await page.getByRole("link", { name: "Bank account", exact: true }).click();
  await page.getByRole("button", { name: "Remove Harbour Bank •••• 7890" }).click();
  const confirm = page.getByRole("dialog");
  await confirm.getByLabel("Withdrawal password").fill("6148");
  await confirm.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No bank accounts yet")).toBeVisible();
  await page.getByRole("link", { name: "Top up balance" }).click();
  await expect(prompt).toBeVisible();
});
