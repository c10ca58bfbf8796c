// @vitest-environment jsdom
import { languageTag, locales } from "@naluma/site/locale";
import { drafts, scriptOf } from "@naluma/tools/languages";
import { expect, it } from "vitest";
import {
  englishOf,
  latinWordsOf,
  localesOfFile,
  textsOf,
  wordOf,
} from "../journeys/support/visible-text.ts";
import { readDocument, templates } from "./support/documents.ts";

/** Texts that are in English, or use letters that the language does not have. */
const foreignIn = (texts: readonly string[], locale: (typeof locales)[number]) => {
  // English is allowed in drafts, because they are not translated yet.
  if (locale === "en_US" || drafts.includes(locale)) return [];
  const english = englishOf(locale);
  const hasLatin = scriptOf(locale) === "Latn";
  return texts.filter(
    (text) =>
      english.some((pattern) => pattern.test(text)) || (!hasLatin && latinWordsOf(text).length > 0),
  );
};

it.each(locales)(
  "home is in %s from its first word to its last, and asks for no other language's words",
  async (locale) => {
    for (const template of templates) {
      const { heading, page, html } = await readDocument(`/${locale}/`, template);
      expect(page.documentElement.lang).toBe(languageTag(locale));
      expect(heading).toBe(wordOf("lobby", "lobby.games", locale));
      const texts = textsOf(page);
      expect(texts).toContain(wordOf("member", "login.title", locale));
      expect(foreignIn(texts, locale)).toEqual([]);
      const files = [...html.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([file]) => file);
      const spoken = files.flatMap((file) => localesOfFile(`http://site${file}`));
      expect(new Set(spoken)).toEqual(new Set([locale]));
    }
  },
);
