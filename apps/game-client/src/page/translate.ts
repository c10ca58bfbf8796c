import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import type { GameWord } from "../words/words.ts";
import { pageData } from "./page-data.ts";

/** A message in the page's language with its placeholders filled; the id itself if there is no such message. */
export function translate(
  id: GameWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (pageData.words[id] ?? id).replace(/\{(\w+)\}/g, (gap: string, name: string) =>
    String(values[name] ?? gap),
  );
}

export const drawingName = (symbol: SlotSymbol): string => pageData.names[symbol] ?? symbol;
