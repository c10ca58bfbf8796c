import { useQueryClient } from "@tanstack/react-query";
import { EnvelopeView } from "./envelope/envelope-view.tsx";
import { keys } from "./keys.ts";
import type { PromotionDialogPorts } from "./promotion-ports.ts";
import { RouletteView } from "./roulette/roulette-view.tsx";

/** Each opens by its float, in the one queue of dialogs. */
export function PromotionDialogs({ onMoney, ...member }: PromotionDialogPorts) {
  const client = useQueryClient();
  const ports: PromotionDialogPorts = {
    ...member,
    onMoney() {
      onMoney();
      // There is one time less, and perhaps something that was won.
      void client.invalidateQueries({ queryKey: keys.campaigns });
    },
  };
  return (
    <>
      <EnvelopeView {...ports} />
      <RouletteView {...ports} />
    </>
  );
}
