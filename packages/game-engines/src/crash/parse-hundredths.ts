/**
 * Hundredths of a typed number; undefined if it is none. A point or a comma may stand before the decimals, two at
 * most, and between thousands.
 */
export function parseHundredths(typed: string): number | undefined {
  const [, whole = "", part = ""] =
    /^(\d[\d.,]*?)(?:[.,](\d{0,2}))?$/.exec(typed.replace(/[\s×x]/gi, "")) ?? [];
  const digits = whole.replace(/[.,]/g, "");
  return digits === "" ? undefined : Number(`${digits}${part.padEnd(2, "0")}`);
}
