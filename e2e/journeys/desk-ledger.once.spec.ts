import { readFile } from "node:fs/promises";
import { faultsOf } from "./support/axe.ts";
import { signInToDesk } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

test("the ledger is filtered by keyboard, paged and saved, and adds up", async ({
  page,
  member,
  operator,
  stack,
}) => {
  for (const amount of ["12.34", "-2.34"]) await operator.money(member.account, amount);
  const desk = await signInToDesk(page, stack);
  await desk.open("Ledger");
  await expect(desk.main.getByText(/The ledger adds up: \d+ accounts/)).toBeVisible();
  const rows = desk.main.getByRole("region", { name: "Entries" }).getByRole("row");
  await expect(rows).toHaveCount(51);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(rows).toHaveCount(101);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel("Member or id").focus();
  await page.keyboard.type(member.account);
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("-2.34");
  await page.getByLabel("Account").focus();
  await page.keyboard.type("House");
  await expect(page.getByText("No entry fits these filters")).toBeVisible();
  await expect(page.getByLabel("Account")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(rows).toHaveCount(4);
  await expect(desk.main.getByLabel("Totals of all that is filtered")).toContainText("2.34 out");
  // The filters are in the address.
  await page.reload();
  await expect(rows).toHaveCount(4);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("ledger.csv");
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(
    new RegExp(
      `^2\\d{3}-[^,]+,\\d+,operator,member:\\d+,${member.account},main,,-2\\.34,USD,operator:`,
    ),
  );

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
