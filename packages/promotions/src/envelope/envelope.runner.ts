import { isUnanswered, type Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { ToastKind } from "@naluma/ui/toast";
import { claimEnvelope } from "./envelope.api.ts";
import { isEnvelopeOver } from "./envelope.codes.ts";
import {
  envelopeAway,
  envelopeStep,
  type EnvelopeEffect,
  type EnvelopeEvent,
  type EnvelopeState,
} from "./envelope.machine.ts";

export interface EnvelopePorts {
  readonly store: Store;
  readonly api: Pick<Api, "send">;
  /** Removes the envelope from the page at once. */
  readonly clear: () => void;
  readonly refetch: () => void;
  readonly refreshMoney: () => void;
  readonly notify: (kind: ToastKind, text: string) => void;
}

export type EnvelopeClaim = Machine<EnvelopeState, EnvelopeEvent>;

/** Opens red envelopes: one claim at a time, and one whose response was lost is repeated with its key. */
export function createEnvelopeClaim(ports: EnvelopePorts): EnvelopeClaim {
  async function claim(id: number, key: string, send: (event: EnvelopeEvent) => void) {
    // Aborted because the session has ended: the response is irrelevant, but the state must not hang.
    const answer = await ports.api
      .send(claimEnvelope, { id }, { idempotencyKey: key })
      .catch(() => undefined);
    if (!answer) return send({ type: "aborted", key });
    if (answer.ok) return send({ type: "claimed", key, cash: answer.data.cash });
    const { refusal } = answer;
    const text = refusal.message;
    // The logout shows the reason.
    if (refusal.status === 401) send({ type: "aborted", key });
    else if (isUnanswered(refusal)) send({ type: "unanswered", key, text });
    else send({ type: "refused", key, text, isOver: isEnvelopeOver(refusal) });
  }

  function perform(effect: EnvelopeEffect, send: (event: EnvelopeEvent) => void) {
    switch (effect.do) {
      case "claim":
        void claim(effect.id, effect.key, send);
        break;
      case "clear":
        ports.clear();
        break;
      case "refetch":
        ports.refetch();
        break;
      case "refresh-money":
        ports.refreshMoney();
        break;
      case "notify":
        ports.notify(effect.kind, effect.text);
        break;
    }
  }

  return startMachine(envelopeAway, envelopeStep, perform, ports.store);
}
