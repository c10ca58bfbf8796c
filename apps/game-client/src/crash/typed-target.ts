import { typedAmount, typedFigures } from "@naluma/site/typed";

/**
 * Hundredths of the multiplier that was typed; undefined if it is none. A lone point or comma stands before decimals,
 * however many: whoever writes `1.500` must not fly on to 1500.
 */
export function typedTarget(typed: string): number | undefined {
  const text = typedFigures(typed.replace(/[\s×x]/gi, ""));
  const plain = /^(\d+)(?:[.,](\d*))?$/.exec(text);
  const [whole, decimals = ""] = plain?.slice(1) ?? typedAmount(text, 2)?.split(".") ?? [];
  return whole === undefined ? undefined : Number(`${whole}${decimals.slice(0, 2).padEnd(2, "0")}`);
}
