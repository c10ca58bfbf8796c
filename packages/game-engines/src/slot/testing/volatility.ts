import type { Volatility } from "../families/family.ts";

/** Classifies the standard deviation of one round, in stakes. */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < 2.6) return "low";
  if (deviation < 4.5) return "medium";
  return deviation < 7 ? "high" : "very-high";
}
