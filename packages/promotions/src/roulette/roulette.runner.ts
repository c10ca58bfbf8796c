import { isUnanswered, RefusedError, type Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { QueryClient } from "@tanstack/react-query";
import { promotionsQueryKeys } from "../query-keys.ts";
import { drawsQuery, spinRoulette } from "./roulette.api.ts";
import { infoRefusal, spinRefusal, type Message } from "./roulette.codes.ts";
import {
  rouletteClosed,
  rouletteStep,
  type RouletteEffect,
  type RouletteEvent,
  type RouletteState,
} from "./roulette.machine.ts";
import { pieceOf, type Prize } from "./wheel.ts";

/** How long the wheel turns, in milliseconds; must equal the theme's `--t-spin` (PROMO-15). */
const spinTime = 1_500;

interface RoulettePorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly memberId: number;
  /** The prizes of the wheel on screen. */
  prizes(): readonly Prize[];
  /** From 0 to 1; it only decides where on its piece the wheel stops. */
  random(): number;
  /** With reduced motion, the result is shown at once. */
  isMotionReduced(): boolean;
  notify(message: Message): void;
  /** A spin has paid, or may have. */
  onMoney(): void;
}

type RouletteMachine = Machine<RouletteState, RouletteEvent>;

export function startRoulette(ports: RoulettePorts): RouletteMachine {
  const { api, queryClient, clock, memberId } = ports;
  const draws = drawsQuery(api, memberId);

  async function askDraws(send: (event: RouletteEvent) => void) {
    try {
      await queryClient.fetchQuery({ ...draws, staleTime: 0 });
      send({ type: "draws-arrived" });
    } catch (error) {
      if (error instanceof RefusedError)
        send({ type: "draws-refused", message: infoRefusal(error.refusal) });
      else send({ type: "draws-aborted" });
    }
  }

  async function spin(key: string, send: (event: RouletteEvent) => void) {
    const answer = await api.send(spinRoulette, {}, { idempotencyKey: key }).catch(() => undefined);
    // Aborted by a logout: the next member fetches their own draws.
    if (!answer) return send({ type: "aborted" });
    if (!answer.ok) {
      const { refusal } = answer;
      if (isUnanswered(refusal)) send({ type: "unanswered", key });
      else send({ type: "refused", key, refusal: spinRefusal(refusal) });
      return;
    }
    const prizes = ports.prizes();
    const piece = pieceOf(prizes, answer.data.prizeId);
    send({
      type: "answered",
      key,
      award: { ...answer.data, name: piece === undefined ? undefined : prizes[piece]?.name },
      piece,
      pieces: prizes.length,
      random: ports.random(),
    });
  }

  function perform(effect: RouletteEffect, send: (event: RouletteEvent) => void) {
    switch (effect.do) {
      case "ask-draws":
        void askDraws(send);
        break;
      case "spin":
        void spin(effect.key, send);
        break;
      case "turn": {
        const { key } = effect;
        clock.setTimeout(
          () => send({ type: "turned", key }),
          ports.isMotionReduced() ? 0 : spinTime,
        );
        break;
      }
      case "set-draws":
        if (effect.drawsLeft === undefined)
          void queryClient.invalidateQueries({ queryKey: draws.queryKey });
        else queryClient.setQueryData(draws.queryKey, effect.drawsLeft);
        break;
      case "refetch":
        void queryClient.invalidateQueries({ queryKey: promotionsQueryKeys.roulettes });
        break;
      case "refresh-money":
        ports.onMoney();
        break;
      case "notify":
        ports.notify(effect.message);
        break;
    }
  }

  return startMachine(rouletteClosed, rouletteStep, perform, ports.store);
}
