import type { Locale } from "@naluma/site/locale";
import { wordFiles } from "@naluma/site/word-files";
import { sanitised } from "../content/sanitised.ts";
import en from "./agreement-words/en_US.json" with { type: "json" };

type Paragraph = keyof typeof en;

const wordsIn = wordFiles(new URL("./agreement-words/", import.meta.url), en);

interface Document {
  readonly title: Paragraph;
  readonly paragraphs: readonly Paragraph[];
}

const documents: readonly Document[] = [
  {
    title: "terms.title",
    paragraphs: ["terms.1", "terms.2", "terms.3", "terms.4", "terms.5", "terms.6", "terms.7"],
  },
  { title: "privacy.title", paragraphs: ["privacy.1", "privacy.2", "privacy.3"] },
];

/** The terms that a new member accepts, in their language; `content` is HTML. */
export const serviceAgreement = (lang: Locale) => {
  const { words } = wordsIn(lang);
  return documents.map(({ title, paragraphs }) => ({
    title: words[title],
    content: sanitised(`<ol>${paragraphs.map((name) => `<li>${words[name]}</li>`).join("")}</ol>`),
  }));
};
