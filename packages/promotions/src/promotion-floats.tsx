import { EnvelopeFloat } from "./envelope/envelope-float.tsx";
import type { PromotionMember } from "./promotion-ports.ts";
import { RouletteFloat } from "./roulette/roulette-float.tsx";

/** The ways to the promotions that run, first among the page's floats. */
export const PromotionFloats = (member: PromotionMember) => (
  <>
    <RouletteFloat {...member} />
    <EnvelopeFloat {...member} />
  </>
);
