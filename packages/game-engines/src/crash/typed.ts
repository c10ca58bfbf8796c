/**
 * Hundredths of what somebody typed, with a point or a comma before at most two decimals, and with either between
 * thousands; undefined where it is no number.
 */
export function hundredths(typed: string): number | undefined {
  const [, whole = "", part = ""] =
    /^(\d[\d.,]*?)(?:[.,](\d{0,2}))?$/.exec(typed.replace(/[\s×x]/gi, "")) ?? [];
  const digits = whole.replace(/[.,]/g, "");
  return digits === "" ? undefined : Number(`${digits}${part.padEnd(2, "0")}`);
}
