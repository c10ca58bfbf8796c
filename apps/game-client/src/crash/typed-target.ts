import { typedAmount, typedFigures } from "@naluma/site/typed";

/**
 * The typed multiplier in hundredths; undefined if the text is not one. A single point or comma is always a decimal
 * separator, whatever the number of digits after it: typing `1.500` must not set a target of 1500.
 */
export function typedTarget(typed: string): number | undefined {
  const text = typedFigures(typed.replace(/[\s×x]/gi, ""));
  const plain = /^(\d+)(?:[.,](\d*))?$/.exec(text);
  const [whole, decimals = ""] = plain?.slice(1) ?? typedAmount(text, 2)?.split(".") ?? [];
  return whole === undefined ? undefined : Number(`${whole}${decimals.slice(0, 2).padEnd(2, "0")}`);
}
