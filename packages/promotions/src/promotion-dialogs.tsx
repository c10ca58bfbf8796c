import { lazyView } from "@naluma/ui/lazy-view";
import { useQueryClient } from "@tanstack/react-query";
import { EnvelopeView } from "./envelope/envelope-view.tsx";
import { keys } from "./keys.ts";
import type { PromotionDialogPorts } from "./promotion-ports.ts";
import { useRoulette } from "./roulette/use-roulette.ts";

/** Each is opened by its float; all share the page's dialog queue. */
export function PromotionDialogs({ onMoney, ...member }: PromotionDialogPorts) {
  const client = useQueryClient();
  const ports: PromotionDialogPorts = {
    ...member,
    onMoney() {
      onMoney();
      // One attempt was used up, and there may be new winnings.
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

/** Loaded with the wheel, not when it opens: a network failure at that point has no effect. */
const Dialogs = lazyView(() => import("./roulette/roulette-dialogs.tsx"));

/** The roulette's dialog, its award and its warning. */
export function RouletteView(ports: PromotionDialogPorts) {
  const roulette = useRoulette(ports);
  if (!roulette.hasWheel) return null;
  const { memberId, canInterrupt } = ports;
  return <Dialogs roulette={roulette} memberId={memberId} canInterrupt={canInterrupt} />;
}
