import { EnvelopeFloat } from "./envelope/envelope-float.tsx";
import type { PromotionMember } from "./promotion-ports.ts";
import { RouletteFloat } from "./roulette/roulette-float.tsx";

/** The floats of the running promotions, which come first on the page. */
export const PromotionFloats = (member: PromotionMember) => (
  <>
    <RouletteFloat {...member} />
    <EnvelopeFloat {...member} />
  </>
);
