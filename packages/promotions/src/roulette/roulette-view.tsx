import { lazyView } from "@naluma/ui/lazy-view";
import type { PromotionDialogPorts } from "../promotion-ports.ts";
import { useRoulette } from "./use-roulette.ts";

/** Fetched with the wheel, not with its opening: a network that fails then takes nothing away. */
const Dialogs = lazyView(() => import("./roulette-dialogs.tsx"));

/** The roulette's dialog, its award and its warning. */
export function RouletteView(ports: PromotionDialogPorts) {
  const roulette = useRoulette(ports);
  if (!roulette.hasWheel) return null;
  const { memberId, mayComeUp } = ports;
  return <Dialogs roulette={roulette} memberId={memberId} mayComeUp={mayComeUp} />;
}
