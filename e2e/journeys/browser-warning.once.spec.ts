import type { Page } from "@playwright/test";
import { leaveAloneUntil, passOpening, passPopUp } from "./support/bulletins.ts";
import { expect, test } from "./support/test.ts";

const warningOf = (page: Page) =>
  page.getByRole("dialog", { name: "Some things may not work in this browser" });

/** Lets a clock that was installed pass until the warning comes up by itself. */
async function waitForWarning(page: Page) {
  await page.mouse.move(0, 0);
  const warning = warningOf(page);
  await leaveAloneUntil(page, () => expect(warning).toBeVisible({ timeout: 200 }));
  await passOpening(page);
  return warning;
}

test("[SHELL-38] a browser that lacks what the site needs is warned of, by each new document until that is dismissed for good", async ({
  page,
  context,
  lobby,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await page.clock.install();
  await lobby.visit();
  const warning = await waitForWarning(page);
  await expect(warning).toContainText("Missing: BroadcastChannel");
  await warning.getByRole("button", { name: "Continue anyway" }).click();
  await expect(warning).toBeHidden();

  await lobby.visit();
  await (await waitForWarning(page)).getByRole("button", { name: "Don’t show again" }).click();
  await expect(warning).toBeHidden();

  await lobby.visit();
  await passPopUp(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a browser that has it all is warned of nothing", async ({ page, lobby }) => {
  await page.clock.install();
  await lobby.visit();
  await passPopUp(page);
  await expect(warningOf(page)).toHaveCount(0);
});
