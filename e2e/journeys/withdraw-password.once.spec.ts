import { expect, test } from "./support/test.ts";

test("a member sets a withdraw password by keyboard where money is withdrawn, and changes it by the old one", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/user/Withdrawal");
  const card = page.getByRole("region", { name: "Withdrawal password" });
  const boxes = (label: string) => card.getByLabel(label, { exact: true });
  await boxes("New withdrawal password").focus();
  await page.keyboard.type("4826");
  await page.keyboard.press("Tab");
  await expect(boxes("Repeat the new withdrawal password")).toBeFocused();
  await page.keyboard.type("4826");
  await page.keyboard.press("Enter");
  await expect(card.getByText("Your withdrawal password is set.")).toBeVisible();

  // The page of personal details knows of it, and asks for the old one.
  await page.getByRole("link", { name: "Personal info" }).click();
  await expect(page.getByText("Set", { exact: true })).toBeVisible();
  const change = async (old: string) => {
    await boxes("Current withdrawal password").fill(old);
    await boxes("New withdrawal password").fill("1735");
    await boxes("Repeat the new withdrawal password").fill("1735");
    await card.getByRole("button", { name: "Change withdrawal password" }).click();
  };
  await change("0000");
  await expect(boxes("Current withdrawal password")).toHaveAccessibleDescription(
    /Incorrect withdrawal password\./,
  );
  await expect(boxes("Current withdrawal password")).toBeFocused();
  await change("4826");
  await expect(card.getByText("Your withdrawal password is set.")).toBeVisible();
});
