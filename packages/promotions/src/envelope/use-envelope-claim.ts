import { useApi } from "@naluma/api-client/react";
import type { Clock } from "@naluma/machine/clock";
import { useMachine } from "@naluma/machine/react";
import { newId } from "@naluma/site/new-id";
import { showToast } from "@naluma/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useStore } from "jotai";
import { useEffect, useState } from "react";
import { keys } from "../keys.ts";
import type { PromotionPorts } from "../promotion-ports.ts";
import { envelopeKey, type EnvelopeNow } from "./envelope.api.ts";
import type { EnvelopeState } from "./envelope.machine.ts";
import { createEnvelopeClaim } from "./envelope.runner.ts";
import { longestTimer, refetchAfterEnd } from "./envelope.times.ts";
import { clock, useEnvelope } from "./use-envelope.ts";
import { envelopeWantedAtom } from "./wanted-envelope.ts";

export interface EnvelopeClaimView {
  readonly state: EnvelopeState;
  open(): void;
  close(): void;
}

/** The red envelope's dialog, and the refetch at the end of an envelope. */
export function useEnvelopeClaim({ memberId, onMoney }: PromotionPorts): EnvelopeClaimView {
  const api = useApi();
  const store = useStore();
  const client = useQueryClient();
  const [wanted, want] = useAtom(envelopeWantedAtom);
  const { envelope, seconds, isKnown } = useEnvelope(memberId);
  const [machine] = useState(() =>
    createEnvelopeClaim({
      store,
      api,
      clear: () =>
        client.setQueryData<EnvelopeNow>(
          envelopeKey(memberId),
          (now) => now && { ...now, envelope: undefined },
        ),
      refetch: () => void client.invalidateQueries({ queryKey: keys.envelope }),
      refreshMoney: onMoney,
      notify: (kind, message) => showToast(store, { kind, message }),
    }),
  );
  const state = useMachine(machine);

  useEffect(() => {
    if (!wanted || !isKnown) return;
    machine.send({ type: "asked-for", envelope });
    want(false);
  }, [machine, wanted, want, envelope, isKnown]);

  useEffect(() => {
    if (isKnown) machine.send({ type: "delivered", envelope });
  }, [machine, envelope, isKnown]);

  const offered = state.at === "offered" ? state.envelope.endsAt : undefined;
  useEffect(() => {
    if (offered === undefined || offered > clock.now()) return;
    machine.send({ type: "countdown-ended", endsAt: offered });
  }, [machine, offered, seconds]);

  const endsAt = envelope?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    return watchEnd(
      endsAt,
      clock,
      () => void client.invalidateQueries({ queryKey: envelopeKey(memberId) }),
    );
  }, [client, memberId, endsAt]);

  return {
    state,
    open: () => machine.send({ type: "open-pressed", key: newId() }),
    close: () => machine.send({ type: "closed" }),
  };
}

/**
 * Fetches the next envelope once this one has ended. Does nothing for one that had already ended on arrival,
 * because each response would contain it again.
 *
 * @returns a function that stops it
 */
export function watchEnd(endsAt: number, clock: Clock, refetch: () => void): () => void {
  if (endsAt <= clock.now()) return () => undefined;
  const at = endsAt + refetchAfterEnd;
  let stop: () => void = () => undefined;
  const wait = () => {
    const rest = at - clock.now();
    if (rest <= 0) return refetch();
    stop = clock.setTimeout(wait, Math.min(rest, longestTimer));
  };
  wait();
  return () => stop();
}
