import { languageTag, locales, type Locale } from "@naluma/site/locale";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

// Only the browser has a different language, number format and time zone from the server that rendered its page.

/** None of these is a page language; they differ from each other in separators, digits and day. */
const devices = [
  { locale: "de-DE", timezoneId: "Pacific/Kiritimati" },
  { locale: "ar-EG", timezoneId: "Pacific/Pago_Pago" },
  { locale: "bn-BD", timezoneId: "Asia/Kathmandu" },
] as const;

declare global {
  interface Window {
    /** The errors that the page reported to the site. */
    told: string[];
  }
}

const keepReports = (page: Page) =>
  page.addInitScript(() => {
    window.told = [];
    navigator.sendBeacon = (to, said) => {
      if (to === "/reports/error") window.told.push(typeof said === "string" ? said : "unread");
      return true;
    };
  });

/** For a locale that it does not support, a browser formats numbers and dates in the device's language. */
const lacks = (page: Page, locale: Locale) =>
  page.evaluate(
    (tag) => Intl.PluralRules.supportedLocalesOf(tag).length === 0,
    languageTag(locale),
  );

test("home is hydrated without an error in every language, even on devices in other languages", async ({
  browser,
  stack,
}) => {
  for (const [at, device] of devices.entries()) {
    const context = await browser.newContext({ baseURL: stack.lobby, ...device });
    const page = await context.newPage();
    await keepReports(page);
    for (const [place, locale] of locales.entries()) {
      // Each language is tested on one of the devices, and one that the browser does not support on all of them.
      if (place % devices.length !== at && !(await lacks(page, locale))) continue;
      await page.goto(`/${locale}`, { waitUntil: "commit" });
      const root = page.locator("html");
      await expect(root).toHaveAttribute("data-hydrated", /.*/);
      await expect(page.locator(".island[data-alive]").first()).toBeAttached();
      await expect(page.locator(".island:not([data-alive])")).toHaveCount(0);
      await expect(root).toHaveAttribute("lang", languageTag(locale));
      expect(await page.evaluate(() => window.told), locale).toEqual([]);
    }
    await context.close();
  }
});
