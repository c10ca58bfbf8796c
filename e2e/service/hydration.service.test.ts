import { languageTag, locales, type Locale } from "@naluma/site/locale";
import { shellLaunch } from "@naluma/tools/browser";
import { hasRefused } from "@naluma/tools/has-refused";
import { scaledTimeout } from "@naluma/tools/timeouts";
import { chromium, devices, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { templates, type Template } from "./support/documents.ts";

// Only a browser has another language, other digits and another time than the server that drew its page.

const screens = { desktop: devices["Desktop Chrome"], mobile: devices["Pixel 7"] };

/** None is the language of a page; between them they have other separators, other digits and another day. */
const players = [
  { locale: "de-DE", timezoneId: "Pacific/Kiritimati" },
  { locale: "ar-EG", timezoneId: "Pacific/Pago_Pago" },
  { locale: "bn-BD", timezoneId: "Asia/Kathmandu" },
] as const;

const visits = templates.flatMap((template) =>
  players.map((player, at) => [template, player.locale, { ...player, at }] as const),
);

declare global {
  interface Window {
    /** What the page told the site of errors in it. */
    told: string[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(shellLaunch());
});
afterAll(() => browser.close());

const openPage = async (template: Template, { locale, timezoneId }: (typeof players)[number]) => {
  const context = await browser.newContext({
    ...screens[template],
    deviceScaleFactor: 1,
    baseURL: inject("stack").lobby,
    locale,
    timezoneId,
    storageState: hasRefused,
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(scaledTimeout(60_000));
  await context.addInitScript(() => {
    window.told = [];
    navigator.sendBeacon = (to, said) => {
      if (to === "/reports/error") window.told.push(typeof said === "string" ? said : "unread");
      return true;
    };
  });
  return context.newPage();
};

/** Of a language that it lacks a browser would write numbers and days in that of the device. */
const lacks = (page: Page, locale: Locale) =>
  page.evaluate(
    (tag) => Intl.NumberFormat.supportedLocalesOf(tag).length === 0,
    languageTag(locale),
  );

it.each(visits)(
  "home of the %s is hydrated without an error on a device in %s",
  async (template, _, player) => {
    const page = await openPage(template, player);
    const parts = page.locator(".island");
    for (const [at, locale] of locales.entries()) {
      // Each language is read on one of the devices, and one that the browser lacks on all of them.
      if (at % players.length !== player.at && !(await lacks(page, locale))) continue;
      await page.goto(`/${locale}`, { waitUntil: "commit" });
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await parts.and(page.locator("[data-alive]")).first().waitFor();
      await page.waitForFunction(() => !document.querySelector(".island:not([data-alive])"));
      const root = page.locator("html");
      expect([await root.getAttribute("lang"), await page.evaluate(() => window.told)]).toEqual([
        languageTag(locale),
        [],
      ]);
    }
    await page.context().close();
  },
);
