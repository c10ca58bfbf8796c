import { locales } from "@naluma/site/locale";
import { wordFiles } from "../language/word-files.ts";

import en from "./words/en_US.json" with { type: "json" };

export type SeededText = keyof typeof en;

const wordsIn = wordFiles(new URL("./words/", import.meta.url), en);

/** A text of the first contents in every language that has a file; English is always among them. */
export function seededText(id: SeededText): Record<string, string> {
  const spoken = locales.map(wordsIn).map(({ words, locale }) => [locale, words[id]] as const);
  return Object.fromEntries(spoken);
}
