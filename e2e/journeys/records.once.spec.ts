import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.ts";

test("[MEMBER-17] a member finds transactions in the menu, filters them, and saves them as a file", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await operator.money(member.account, "-40.00");
  await lobby.openAs(member, "/user");
  const group = page.getByRole("list", { name: "Records" });
  await expect(group.getByRole("link")).toHaveText(["Transactions", "Deposits and withdrawals"]);

  await group.getByRole("link", { name: "Transactions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Transactions" })).toBeVisible();
  await expect(page.getByText("-$40.00").first()).toBeVisible();

  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Stake" });
  await expect(page.getByText("Nothing matches your filters")).toBeVisible();
  await page.getByRole("button", { name: "Reset filters" }).click();
  await expect(page.getByText("-$40.00").first()).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(file).toMatch(/Withdrawal,Main wallet,-40\.00,\d+\.\d\d,USD/);
});
