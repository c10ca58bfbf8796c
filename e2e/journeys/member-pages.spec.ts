import { pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test("[ROUTE-26] [ROUTE-27] /fastPayment is a page of a member, with neither navbar nor footer", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/fastPayment");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Fast payment");
  await expect(heading).not.toBeFocused();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/fastPayment$/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("a visitor is asked to log in for a member's page, and is led there @smoke", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open("/user/Info?from=mail");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(pictureOf(form)).toBeVisible();
  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(page).toHaveURL(/\/user\/Info\?from=mail$/);
  const heading = page.getByRole("heading", { level: 1, name: "Personal info" });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page.getByText(member.account, { exact: true }).first()).toBeVisible();
});
