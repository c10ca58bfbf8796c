import { wordFiles } from "../../language/word-files.ts";

import en from "./en_US.json" with { type: "json" };

export type SlotWord = keyof typeof en;
export type SlotWords = Readonly<Record<SlotWord, string>>;

/** The page's words in the language that the launch carries. */
export const wordsIn = wordFiles(new URL("./", import.meta.url), en);
