import { typedFigures } from "@naluma/site/typed";

/**
 * Hundredths of the multiplier that was typed; undefined if it is none. A lone point or comma stands before decimals,
 * however many: whoever writes `1.500` must not fly on to 1500.
 */
export function typedTarget(typed: string): number | undefined {
  const text = typedFigures(typed.replace(/[\s×x]/gi, ""));
  const [, whole = "", decimals = ""] =
    /^(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d*))?$/.exec(text) ?? [];
  const digits = whole.replace(/[.,]/g, "");
  return digits === "" ? undefined : Number(`${digits}${decimals.slice(0, 2).padEnd(2, "0")}`);
}
