import { languageTag, locales, type Locale } from "@naluma/site/locale";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

// Only a browser has another language, other digits and another time than the server that drew its page.

/** None is the language of a page; between them they have other separators, other digits and another day. */
const devices = [
  { locale: "de-DE", timezoneId: "Pacific/Kiritimati" },
  { locale: "ar-EG", timezoneId: "Pacific/Pago_Pago" },
  { locale: "bn-BD", timezoneId: "Asia/Kathmandu" },
] as const;

declare global {
  interface Window {
    /** What the page told the site of errors in it. */
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

/** Of a language that it lacks a browser would write numbers and days in that of the device. */
const lacks = (page: Page, locale: Locale) =>
  page.evaluate(
    (tag) => Intl.PluralRules.supportedLocalesOf(tag).length === 0,
    languageTag(locale),
  );

test("home is hydrated without an error in every language, on devices in other languages", async ({
  browser,
  stack,
}) => {
  for (const [at, device] of devices.entries()) {
    const context = await browser.newContext({ baseURL: stack.lobby, ...device });
    const page = await context.newPage();
    await keepReports(page);
    for (const [place, locale] of locales.entries()) {
      // Each language is read on one of the devices, and one that the browser lacks on all of them.
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
