import { htmlTokens } from "./html-tokens.ts";

/** Enough for one line on any screen, in UTF-16 units. */
const longest = 160;

/** The beginning of an operator's HTML as plain text, for a line in a list. */
export function excerptOf(html: string): string {
  let text = "";
  for (const token of htmlTokens(html.slice(0, 4_000))) {
    text += token.kind === "text" ? token.text : " ";
    if (text.length > 2 * longest) break;
  }
  const words = text.replace(/\s+/g, " ").trim();
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}
