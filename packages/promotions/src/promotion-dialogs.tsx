import { lazyView } from "@naluma/ui/lazy-view";
import { useQueryClient } from "@tanstack/react-query";
import { EnvelopeView } from "./envelope/envelope-view.tsx";
import { keys } from "./keys.ts";
import type { PromotionDialogPorts } from "./promotion-ports.ts";
import { useRoulette } from "./roulette/use-roulette.ts";

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

/** Fetched with the wheel, not with its opening: a network that fails then takes nothing away. */
const Dialogs = lazyView(() => import("./roulette/roulette-dialogs.tsx"));

/** The roulette's dialog, its award and its warning. */
export function RouletteView(ports: PromotionDialogPorts) {
  const roulette = useRoulette(ports);
  if (!roulette.hasWheel) return null;
  const { memberId, canInterrupt } = ports;
  return <Dialogs roulette={roulette} memberId={memberId} canInterrupt={canInterrupt} />;
}
