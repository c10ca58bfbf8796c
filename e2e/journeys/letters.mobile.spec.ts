import { expectFits } from "./support/fits.ts";
import { expect, test } from "./support/test.ts";

test("on a phone the tab Me says what is unread; the list comes first, then the letter, and back", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.letter(member.account, "For the phone", "<p>All of it.</p>");
  await lobby.enter(member);
  await page.getByRole("button", { name: /^Me\b.*1 unread/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Messages/ })
    .click();
  await expect(page).toHaveURL(/\/user\/Letter$/);
  await expect(page.getByText("1 unread of 1")).toBeVisible();
  await expectFits(page);
  await page.getByRole("link", { name: /For the phone/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For the phone" })).toBeFocused();
  await expect(page.getByRole("article")).toContainText("All of it.");
  await expect(page.getByRole("button", { name: "Me", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(page.getByText("0 unread of 1")).toBeVisible();
});
