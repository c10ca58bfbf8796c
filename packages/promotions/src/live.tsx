import { useQueryClient } from "@tanstack/react-query";
import { EnvelopeFloat, EnvelopeView } from "./envelope/red-envelope.tsx";
import type { PromotionDialogPorts, PromotionMember } from "./promotion-ports.ts";
import { promotionsQueryKeys } from "./query-keys.ts";
import { RouletteFloat, RouletteView } from "./roulette/roulette.tsx";

/** The floats of the running promotions, which come first on the page. */
export const PromotionFloats = (member: PromotionMember) => (
  <>
    <RouletteFloat {...member} />
    <EnvelopeFloat {...member} />
  </>
);

/** Each is opened by its float; all share the page's dialog queue. */
export function PromotionDialogs({ onMoney, ...member }: PromotionDialogPorts) {
  const client = useQueryClient();
  const ports: PromotionDialogPorts = {
    ...member,
    onMoney() {
      onMoney();
      // One attempt was used up, and there may be new winnings.
      void client.invalidateQueries({ queryKey: promotionsQueryKeys.campaigns });
    },
  };
  return (
    <>
      <EnvelopeView {...ports} />
      <RouletteView {...ports} />
    </>
  );
}
