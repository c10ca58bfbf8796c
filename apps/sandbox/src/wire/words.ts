import type { Locale } from "@naluma/site/locale";
import { wordFiles } from "@naluma/site/word-files";
import en from "./words/en_US.json" with { type: "json" };

export type MessageName = keyof typeof en;

const localized = wordFiles(new URL("./words/", import.meta.url), en);

/** A message for display, in the language of the request. */
export const words = (name: MessageName, lang: Locale): string => localized(lang).words[name];
