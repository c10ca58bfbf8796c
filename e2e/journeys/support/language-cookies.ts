import { expect, type BrowserContext } from "@playwright/test";

const year = 31_536_000;

/** Both cookies that store the language. */
export const languageCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => ["i18n_redirected", "lang"].includes(name))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Checks that both cookies store this language for a year. */
export const expectKept = async (context: BrowserContext, locale: string): Promise<void> => {
  const kept = await languageCookies(context);
  expect(kept.map(({ name }) => name)).toEqual(["i18n_redirected", "lang"]);
  for (const cookie of kept) {
    expect(cookie).toMatchObject({ value: locale, path: "/", sameSite: "Lax" });
    const left = cookie.expires - Date.now() / 1_000;
    expect(left).toBeGreaterThan(year - 120);
    expect(left).toBeLessThanOrEqual(year + 5);
  }
};
