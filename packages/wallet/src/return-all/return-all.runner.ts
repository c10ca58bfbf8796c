import type { Answer, Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import { getBalanceBack, returnAll } from "../balances/wallet.api.ts";
import type { Notify } from "../user-message.ts";
import { isNothingHeld, returnAllRefusal } from "./return-all.codes.ts";
import {
  returnAllReady,
  returnAllStep,
  type ReturnAllEffect,
  type ReturnAllEvent,
  type ReturnAllState,
} from "./return-all.machine.ts";
import { cooldowns, nothingHeldCooldown, type ReturnCall } from "./return-all.times.ts";

export interface ReturnAllPorts {
  readonly store: Store;
  readonly api: Api;
  readonly clock: Clock;
  readonly notify: Notify;
  refresh(): void;
  askToLogIn(): void;
}

/** Refusals after which no money has moved; after any other, a part of it may have. */
const nothingMoved = new Set(["102", "103", "104"]);

export type ReturnAll = Machine<ReturnAllState, ReturnAllEvent>;

/**
 * Returns all money with one of the two calls, each with its own wait. A call whose response was lost is
 * repeated under its key by the next press; a refusal is shown, never thrown.
 *
 * @param which the lobby's own (WALLET-03) or get-back (WALLET-19)
 */
export function createReturnAll(which: ReturnCall, ports: ReturnAllPorts): ReturnAll {
  const { api, clock } = ports;

  function call(key: string): Promise<Answer<null>> {
    const call = which === "return-all" ? returnAll : getBalanceBack;
    return api.send(call, {}, { idempotencyKey: key });
  }

  async function returnBalances(key: string, send: (event: ReturnAllEvent) => void) {
    // Aborted by a logout: the response does not matter, but the state must not hang.
    const answer = await call(key).catch(() => undefined);
    const until = clock.now() + cooldowns[which];
    if (!answer) send({ type: "reset" });
    else if (answer.ok) send({ type: "returned", key, until });
    else {
      const { refusal } = answer;
      const message = returnAllRefusal(refusal);
      if (isNothingHeld(refusal)) {
        send({ type: "found-nothing", key, until: clock.now() + nothingHeldCooldown });
      } else if (refusal.status === 0) send({ type: "unanswered", key, until, message });
      else {
        const mayHaveMoved = !nothingMoved.has(refusal.code);
        send({ type: "refused", key, until, message, mayHaveMoved });
      }
    }
  }

  function perform(effect: ReturnAllEffect, send: (event: ReturnAllEvent) => void) {
    switch (effect.do) {
      case "call":
        void returnBalances(effect.key, send);
        break;
      case "count-down": {
        const { until } = effect;
        clock.setTimeout(() => send({ type: "countdown-ended", until }), until - clock.now());
        break;
      }
      case "notify":
        ports.notify(effect.kind, effect.message);
        break;
      case "refresh":
        ports.refresh();
        break;
      case "ask-to-log-in":
        ports.askToLogIn();
        break;
    }
  }

  return startMachine(returnAllReady, returnAllStep, perform, ports.store);
}
