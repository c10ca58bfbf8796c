import { toMinor } from "@naluma/site/amounts";

/** How much is made of an amount; `none` for nothing at all. */
export type WinSize = "none" | "small" | "big";

/** What an envelope can hold, as decimal text. */
export interface AmountRange {
  readonly least: string;
  readonly most: string;
}

/** Big is the upper fifth of what the envelope can hold; where that is one amount or not known, nothing is big. */
export function winSize(cash: string, range: AmountRange | undefined): WinSize {
  const won = toMinor(cash);
  if (won <= 0n) return "none";
  if (!range) return "small";
  const least = toMinor(range.least);
  const width = toMinor(range.most) - least;
  return width > 0n && (won - least) * 5n >= width * 4n ? "big" : "small";
}
