import AxeBuilder from "@axe-core/playwright";
import { locales, languageTag } from "@naluma/site/locale";
import { sayIn } from "@naluma/tools/say";
import type { Page } from "@playwright/test";
import { storedSession } from "./support/corner.ts";
import { createLobby } from "./support/lobby.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

/** The scripts that differ most in size and height; `pnpm axe` looks at all eleven languages. */
const looked =
  process.env["AXE_LOCALES"] === "all" ? locales : (["en_US", "zh_CN", "my_MM", "ta_IN"] as const);

/** What axe finds wrong with the page as it stands. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

for (const locale of looked) {
  const say = sayIn(locale);
  const button = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).first();
  const open = async (page: Page, path = "/") => {
    await createLobby(page).open(`/${locale}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
  };

  test.describe(locale, () => {
    test("home, login and switches have no fault that axe can see", async ({ page }) => {
      await open(page);
      expect(await faultsOf(page)).toEqual([]);

      await button(page, say("login.title", "member")).click();
      await page.getByRole("img", { name: say("login.picture", "member") }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await page
        .getByRole("button", { name: say("shell.preferences", "shell") })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test("a member's home, wallet and menu have no fault that axe can see", async ({
      page,
      lobby,
      member,
    }) => {
      await lobby.enter(member);
      await open(page);
      expect((await storedSession(page)).token).not.toBe("");
      expect(await faultsOf(page)).toEqual([]);

      await button(page, say("wallet.title", "member")).click();
      await expect(page.getByText(say("wallet.main", "member"), { exact: true })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      const menu = isPhone(page) ? say("shell.me", "shell") : say("account.menu", "member");
      await button(page, menu).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test("the error screen has no fault that axe can see", async ({ page, complaints }) => {
      complaints.expect(/404/);
      await page.goto(`/${locale}/no-such-page`);
      await expect(page.getByText("(404)")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
}
