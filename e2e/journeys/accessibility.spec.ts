import { locales, languageTag, type Locale } from "@naluma/site/locale";
import { translateIn } from "@naluma/tools/translate-in";
import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { faultsOf } from "./support/axe.ts";
import { expectFits } from "./support/fits.ts";
import { createLobby } from "./support/lobby.ts";
import { isPhone } from "./support/play.ts";
import { slotgame } from "./support/slotgame.ts";
import { expect, test } from "./support/test.ts";
import { localesOfFile } from "./support/visible-text.ts";

/**
 * Pages that embed another page in a frame, and one without the site's own frame; the individual views are checked in
 * their stories.
 */
const hall = "/gameHall/4";
const provider = slotgame({ gt_id: "2", gp_id: "GPHL", house: "" });

/** Pages with a frame of their own on the desktop, which is the same for all of them. */
const memberPages = ["/user", "/user/Deposit", "/proxy"];

const dialog = "[role=dialog]";

/**
 * The languages checked unless `npm run axe` requests all eleven. The findings of axe hardly depend on the texts. The
 * phone uses the script with the tallest lines.
 */
const looked: readonly (readonly [Locale, tag?: string])[] =
  process.env["AXE_LOCALES"] === "all"
    ? locales.map((locale) => [locale] as const)
    : [
        ["en_US", " @desktop"],
        ["my_MM", " @mobile"],
      ];

test.use({ stackSettings: stacks.manyGames });

for (const [locale, tag = ""] of looked) {
  const translate = translateIn(locale);

  test(`the site in ${locale} fits its window, asks for no other language, and has no fault that axe can see${tag}`, async ({
    page,
    lobby,
    member,
    complaints,
  }) => {
    complaints.expect(/404/);
    const spoken = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() !== "script") return;
      for (const found of localesOfFile(request.url())) spoken.add(found);
    });
    const look = async (path: string, part?: string) => {
      await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
      await expectFits(page);
      expect(await faultsOf(page, part), path).toEqual([]);
    };
    const open = async (path: string) => {
      await createLobby(page).open(`/${locale}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    };
    const openDialog = async (from: Page, name: string) => {
      await from.getByRole("button", { name, exact: true }).first().click();
      await expect(from.getByRole("dialog")).toBeVisible();
    };

    await open("/");
    // The first row of games is visible with its names, without scrolling.
    await expect(page.locator(".tile-grid .tile-name").first()).toBeInViewport({ ratio: 1 });
    await look("/");
    await open(provider);
    await look(provider, "main");
    await page.goto(`/${locale}/no-such-page`);
    await expect(page.getByText("(404)")).toBeVisible();
    await look("the error screen");

    await lobby.openAs(member, `/${locale}${hall}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await look(hall, "main");
    const [name, from] = isPhone(page)
      ? (["shell.me", "shell"] as const)
      : (["account.menu", "member"] as const);
    await openDialog(page, translate(name, from));
    await look("the menu of a member", dialog);
    for (const path of memberPages) {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".centre-page [aria-busy=true]")).toHaveCount(0);
      await look(path, path === "/user" ? undefined : "main");
    }
    expect([...spoken]).toEqual([locale]);
  });
}
