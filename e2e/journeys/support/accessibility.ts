import { locales, languageTag, type Locale } from "@naluma/site/locale";
import { translateIn } from "@naluma/tools/translate-in";
import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { bulletin, leaveAloneUntil, passOpening } from "./bulletins.ts";
import { slotgame } from "./games-page.ts";
import { createLobby } from "./lobby.ts";
import { firstGame, isPhone } from "./play.ts";
import { expect, test } from "./test.ts";

/**
 * The languages that are looked at unless `npm run axe` asks for all eleven. What axe finds hardly depends on the
 * words. The phone takes the script whose lines are the highest.
 */
const looked = { desktop: ["en_US"], mobile: ["my_MM"] } as const;

const dialog = "[role=dialog]";

/** Pages of the operator and of games, one of each kind; the frame around them is home's. */
const pages = [
  "/discount",
  "/discount/1",
  "/faq",
  "/faq/1",
  "/sponsor",
  "/app",
  "/gameHall/4",
  slotgame({ gt_id: "2", gp_id: "GPHL", house: "" }),
];

/** They have a frame of their own on the desktop, and are alike in it. */
const memberPages = [
  "/user",
  "/user/Info",
  "/user/Deposit",
  "/user/Activity",
  "/user/PlayLimits",
  "/proxy",
  "/fastPayment",
];

/** Declares that no page of a language has a fault which axe can see. */
const accessibleIn = (locale: Locale): void => {
  const translate = translateIn(locale);
  const button = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).first();
  const open = async (page: Page, path = "/") => {
    await createLobby(page).open(`/${locale}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
  };
  const close = async (page: Page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  test.describe(locale, () => {
    test("home, and what opens over it, have no fault that axe can see", async ({
      page,
      operator,
    }) => {
      await operator.content("bulletin", [bulletin("One"), bulletin("Two")]);
      await open(page, "/?modal=news");
      await expect(page.getByRole("dialog").getByRole("tab")).toHaveCount(2);
      expect(await faultsOf(page, dialog)).toEqual([]);
      await close(page);
      expect(await faultsOf(page)).toEqual([]);

      await button(page, translate("login.title", "member")).click();
      await page.getByRole("img", { name: translate("captcha.picture", "captcha") }).waitFor();
      expect(await faultsOf(page, dialog)).toEqual([]);
      await close(page);

      const preferences = page
        .getByRole("button", { name: translate("shell.preferences", "shell") })
        .first();
      await preferences.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await faultsOf(page, dialog)).toEqual([]);
      await close(page);
      await expect(preferences).toBeFocused();

      // Search, what is known of a game, and its demo.
      const search = isPhone(page) ? dialog : ".search-box";
      if (isPhone(page)) await button(page, translate("lobby.search", "lobby")).click();
      const field = page.getByRole("combobox", { name: translate("lobby.search", "lobby") });
      await field.fill(firstGame);
      await expect(page.locator(".result").first()).toBeVisible();
      expect(await faultsOf(page, search)).toEqual([]);

      await page.locator(".result .icon-btn").first().click();
      const demo = button(page, translate("lobby.demo", "lobby"));
      await expect(demo).toBeVisible();
      expect(await faultsOf(page, dialog)).toEqual([]);

      await demo.click();
      await expect(page.locator(`${dialog} iframe`)).toBeVisible();
      expect(await faultsOf(page, dialog)).toEqual([]);
    });

    test("pages of the operator and of games have no fault that axe can see", async ({ page }) => {
      for (const path of pages) {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await faultsOf(page, "main"), path).toEqual([]);
      }
    });

    test("a member's home, and what opens over it, have no fault that axe can see", async ({
      page,
      lobby,
      member,
      operator,
    }) => {
      await operator.content("bulletin", [bulletin("One", { members_only: true })]);
      await page.clock.install();
      await lobby.openAs(member, `/${locale}/`);
      const popUp = page.getByRole("dialog", { name: translate("content.bulletins", "content") });
      await leaveAloneUntil(page, () => expect(popUp).toBeVisible({ timeout: 200 }));
      await passOpening(page);
      expect(await faultsOf(page, dialog)).toEqual([]);
      await close(page);
      expect(await faultsOf(page)).toEqual([]);

      await button(page, translate("wallet.title", "wallet")).click();
      await expect(
        page.getByText(translate("wallet.main", "wallet/panel"), { exact: true }),
      ).toBeVisible();
      expect(await faultsOf(page, dialog)).toEqual([]);
      await close(page);

      const menu = isPhone(page)
        ? translate("shell.me", "shell")
        : translate("account.menu", "member");
      await button(page, menu).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await faultsOf(page, dialog)).toEqual([]);
    });

    test("a member's own pages have no fault that axe can see", async ({ page, lobby, member }) => {
      for (const path of memberPages) {
        if (path === memberPages[0]) await lobby.openAs(member, `/${locale}${path}`);
        else await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator(".mc-p [aria-busy=true]")).toHaveCount(0);
        const part = path === memberPages[0] ? undefined : "main";
        expect(await faultsOf(page, part), path).toEqual([]);
      }
    });

    test("the error screen has no fault that axe can see", async ({ page, complaints }) => {
      complaints.expect(/404/);
      await page.goto(`/${locale}/no-such-page`);
      await expect(page.getByText("(404)")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
};

/** Declares the journeys of a host's languages. */
export const accessibleOn = (host: keyof typeof looked): void => {
  test.afterEach(async ({ operator }) => {
    await operator.content("bulletin", []);
  });
  const all = process.env["AXE_LOCALES"] === "all";
  for (const locale of all ? locales : looked[host]) accessibleIn(locale);
};
