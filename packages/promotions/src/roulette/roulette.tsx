import { useWords } from "@naluma/i18n/react";
import { Float } from "@naluma/ui/float";
import { lazyView } from "@naluma/ui/lazy-view";
import { Wheel } from "@naluma/ui/wheel";
import { useSetAtom } from "jotai";
import type { PromotionDialogPorts, PromotionMember } from "../promotion-ports.ts";
import { restWords } from "../words.rest.ts";
import { useRoulette, useRouletteNow } from "./use-roulette.ts";
import { wantedRouletteAtom } from "./wheel.ts";

/** The wheel is too small for names. */
const nameless = ["", "", "", "", "", "", "", ""];

/** The float that opens the roulette, with the remaining draws, as long as one is running. */
export function RouletteFloat({ memberId }: PromotionMember) {
  const t = useWords(restWords);
  const { roulette, drawsLeft } = useRouletteNow(memberId);
  const want = useSetAtom(wantedRouletteAtom);
  if (!roulette) return null;
  const title = t("roulette.title");
  return (
    <Float
      label={drawsLeft === undefined ? title : t("roulette.float", { count: drawsLeft })}
      caption={title}
      count={drawsLeft ?? 0}
      art={<Wheel names={nameless} angle={0} />}
      onPress={() => want(true)}
    />
  );
}

/** Loaded with the wheel, not when it opens: a network failure at that point has no effect. */
const Dialogs = lazyView(() => import("./roulette-dialogs.tsx"));

export function RouletteView(ports: PromotionDialogPorts) {
  const roulette = useRoulette(ports);
  if (!roulette.hasWheel) return null;
  const { memberId, canInterrupt } = ports;
  return <Dialogs roulette={roulette} memberId={memberId} canInterrupt={canInterrupt} />;
}
