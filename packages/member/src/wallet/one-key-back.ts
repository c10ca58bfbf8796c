import type { Answer, Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Tell } from "../told.ts";
import { backRefusal } from "./one-key-back.codes.ts";
import {
  backReady,
  backStep,
  type BackEffect,
  type BackEvent,
  type BackState,
} from "./one-key-back.machine.ts";

export interface BackPorts {
  readonly store: Store;
  readonly api: Api;
  readonly clock: Clock;
  readonly tell: Tell;
  refresh(): void;
  askToLogIn(): void;
}

/** Between two uses, in milliseconds: one-key back (WALLET-10), get-back (WALLET-20). */
const cooldowns = { "one-key": 10_000, "get-back": 1_000 } as const;

/** Refusals that say that nothing was moved; any other may have moved a part. */
const nothingMoved = new Set(["101", "102", "103", "104"]);

export type Back = Machine<BackState, BackEvent>;

/**
 * Brings everything back by one of the two calls, each with its own wait. A call whose answer was lost is
 * repeated under its key by the next press; a refusal is told, and thrown never.
 *
 * @param which one-key back (WALLET-03) or get-back (WALLET-19)
 */
export function createBack(which: keyof typeof cooldowns, ports: BackPorts): Back {
  const { api, clock } = ports;

  async function call(key: string): Promise<Answer<null>> {
    const { bringAllBack, getBalanceBack } = await import("./wallet.api.ts");
    const call = which === "one-key" ? bringAllBack : getBalanceBack;
    return api.send(call, {}, { idempotencyKey: key });
  }

  async function bringBack(key: string, send: (event: BackEvent) => void) {
    // Aborted by a logout: the answer is of no interest, but the state must not hang.
    const answer = await call(key).catch(() => undefined);
    const until = clock.now() + cooldowns[which];
    if (!answer) send({ type: "reset" });
    else if (answer.ok) send({ type: "brought", key, until });
    else {
      const { refusal } = answer;
      const told = backRefusal(refusal);
      if (refusal.status === 0) send({ type: "unanswered", key, until, told });
      else {
        const mayHaveMoved = !nothingMoved.has(refusal.code);
        send({ type: "refused", key, until, told, mayHaveMoved });
      }
    }
  }

  function perform(effect: BackEffect, send: (event: BackEvent) => void) {
    switch (effect.do) {
      case "call":
        void bringBack(effect.key, send);
        break;
      case "count-down": {
        const { until } = effect;
        clock.setTimeout(() => send({ type: "countdown-ended", until }), until - clock.now());
        break;
      }
      case "tell":
        ports.tell(effect.kind, effect.told);
        break;
      case "refresh":
        ports.refresh();
        break;
      case "ask-to-log-in":
        ports.askToLogIn();
        break;
    }
  }

  return startMachine(backReady, backStep, perform, ports.store);
}
