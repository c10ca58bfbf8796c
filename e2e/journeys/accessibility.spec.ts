import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { openWallet } from "./support/play.ts";

/** What axe finds wrong with the page as it stands. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

for (const language of ["en-US", "zh-CN"]) {
  test.describe(language, () => {
    test.use({ locale: language });

    test("home and login have no fault that axe can see", async ({ page, lobby }) => {
      await lobby.open();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole("button", { name: /^(Log in|登录)$/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}

test("a member's home, wallet and the error screen have no fault that axe can see", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  complaints.expect(/404/);
  await lobby.open();
  await lobby.logIn(member);
  await openWallet(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto("/no-such-page");
  await expect(page.getByText("(404)")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
