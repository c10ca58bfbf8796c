import { expect, test } from "./support/test.ts";

test("who applies as an agent waits, and becomes one when the operator agrees", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await lobby.openAs(member, "/proxy?page=Register");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/Your application is being reviewed/)).toBeVisible();
  await operator.agent(member.account);
  await expect(page.getByText("Your agent account is active.")).toBeVisible();
  await page.getByRole("link", { name: "Downline", exact: true }).click();
  await expect(page.getByText("Your downline is empty")).toBeVisible();
});
