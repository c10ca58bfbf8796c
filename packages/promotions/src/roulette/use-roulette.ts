import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { textOf } from "@naluma/i18n/user-message";
import { browserClock } from "@naluma/machine/clock";
import { useMachine } from "@naluma/machine/react";
import { newId } from "@naluma/site/new-id";
import { showToast } from "@naluma/ui/toast";
import { wheelPicture } from "@naluma/ui/wheel";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtom, useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect, useState } from "react";
import type { PromotionPorts } from "../promotion-ports.ts";
import { restWords } from "../words.rest.ts";
import { drawsQuery, rouletteQuery } from "./roulette.api.ts";
import type { RouletteState } from "./roulette.machine.ts";
import { startRoulette } from "./roulette.runner.ts";
import { wantedRouletteAtom, type Prize, type Roulette } from "./wheel.ts";

/** From the press until the award has been read, the wheel keeps its prizes, whatever wheel is running by then. */
const keepsWheel: ReadonlySet<RouletteState["at"]> = new Set([
  "asking",
  "unanswered",
  "turning",
  "awarded",
]);

const noPrizes: readonly Prize[] = [];

export interface RouletteView {
  readonly state: RouletteState;
  readonly prizes: readonly Prize[];
  readonly picture: string | undefined;
  readonly drawsLeft: number | undefined;
  /** It ended while it was open. */
  readonly hasEnded: boolean;
  readonly hasWheel: boolean;
  open(): void;
  spin(): void;
  close(): void;
  closeAlert(): void;
}

/** The roulette's dialog and alerts, and the retry of a lost response. */
export function useRoulette({ memberId, onMoney }: PromotionPorts): RouletteView {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const [isWanted, want] = useAtom(wantedRouletteAtom);
  const { roulette, drawsLeft, drawsAt } = useRouletteNow(memberId);
  const [prizesAtom] = useState(() => atom(noPrizes));
  const [prizes, setPrizes] = useAtom(prizesAtom);
  const [machine] = useState(() =>
    startRoulette({
      store,
      api,
      queryClient,
      clock: browserClock,
      memberId,
      prizes: () => store.get(prizesAtom),
      random: Math.random,
      isMotionReduced: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
      notify: (message) =>
        void textOf(restWords, locale, message).then((text) =>
          showToast(store, { kind: "warning", message: text }),
        ),
      onMoney,
    }),
  );
  const state = useMachine(machine);

  const isKept = keepsWheel.has(state.at);
  useEffect(() => {
    if (roulette && !isKept) setPrizes(roulette.prizes);
  }, [roulette, isKept, setPrizes]);

  useEffect(() => {
    if (!isWanted) return;
    machine.send({ type: "opened" });
    want(false);
  }, [machine, isWanted, want]);

  // A successful response or an `online` event means that the platform is reachable again.
  useEffect(() => {
    if (drawsAt > 0) machine.send({ type: "reconnected" });
  }, [machine, drawsAt]);
  useEffect(() => {
    const reconnect = () => machine.send({ type: "reconnected" });
    window.addEventListener("online", reconnect);
    return () => window.removeEventListener("online", reconnect);
  }, [machine]);

  return {
    state,
    prizes,
    picture: useWheelPicture(prizes.length),
    drawsLeft,
    hasEnded: roulette === null,
    hasWheel: prizes.length > 0,
    open: () => machine.send({ type: "opened" }),
    spin: () => machine.send({ type: "spin-pressed", key: newId() }),
    close: () => machine.send({ type: "closed" }),
    closeAlert: () => machine.send({ type: "alert-closed" }),
  };
}

interface RouletteNow {
  /** Undefined while it loads, null if none is running. */
  readonly roulette: Roulette | null | undefined;
  readonly drawsLeft: number | undefined;
  /** When the platform last reported the number of draws, in milliseconds since 1970; 0 for never. */
  readonly drawsAt: number;
}

/** The running wheel and the member's draws, fetched with the member's page (PROMO-12). */
export function useRouletteNow(memberId: number): RouletteNow {
  const api = useApi();
  const { data: roulette } = useQuery(rouletteQuery(api, memberId));
  const draws = useQuery({
    ...drawsQuery(api, memberId),
    enabled: roulette !== null && roulette !== undefined,
  });
  return { roulette, drawsLeft: draws.data, drawsAt: draws.dataUpdatedAt };
}

/** Preloads the picture for this many prizes (PROMO-13); returns its address once it has loaded. */
export function useWheelPicture(count: number): string | undefined {
  const address = wheelPicture(count);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const picture = new Image();
    picture.onload = () => setLoaded(address);
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address]);
  return loaded === address ? loaded : undefined;
}
