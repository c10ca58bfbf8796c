import { languageTag, locales } from "@naluma/site/locale";
import { drafts, scriptOf } from "@naluma/tools/languages";
import { expectFits } from "./support/fits.ts";
import { expect, test } from "./support/test.ts";
import {
  englishOf,
  latinWordsOf,
  localesOfFile,
  visibleTextOn,
  wordOf,
} from "./support/visible-text.ts";

for (const locale of locales) {
  test(`home and login are in ${locale}, from the server on, and no other language is fetched`, async ({
    page,
    lobby,
    context,
  }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() !== "script") return;
      for (const found of localesOfFile(request.url())) fetched.add(found);
    });

    // The address names the language; the page that it leads to, and the next one, keep it.
    await lobby.open(`/${locale}/`);
    const tag = languageTag(locale);
    await expect(lobby.html).toHaveAttribute("lang", tag);
    const served = await (await context.request.get("/")).text();
    expect(served).toContain(`<html lang="${tag}"`);
    expect(served).toContain(wordOf("lobby", "lobby.games", locale));

    await lobby.connected();
    await expectFits(page);
    // The first row of games is seen with its names, without scrolling.
    await expect(page.locator(".grid .tile-n").first()).toBeInViewport({ ratio: 1 });
    const home = await visibleTextOn(page);
    await page
      .getByRole("button", { name: wordOf("member", "login.title", locale), exact: true })
      .first()
      .click();
    const account = page.getByLabel(wordOf("member", "login.account", locale), { exact: true });
    await account.waitFor();
    const texts = [...home, ...(await visibleTextOn(page))];

    expect(texts).toContain(wordOf("lobby", "lobby.games", locale));
    expect([...fetched]).toEqual([locale]);
    if (locale === "en_US") return;

    // Nobody has translated it yet.
    if (drafts.includes(locale)) return;
    const english = englishOf(locale);
    expect(texts.filter((text) => english.some((pattern) => pattern.test(text)))).toEqual([]);
    if (scriptOf(locale) === "Latn") return; // Latin letters are its own
    expect(texts.filter((text) => latinWordsOf(text).length > 0)).toEqual([]);
  });
}
