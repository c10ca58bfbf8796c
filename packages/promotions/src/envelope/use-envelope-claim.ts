import { useApi } from "@naluma/api-client/react";
import { useMachine } from "@naluma/machine/react";
import { newId } from "@naluma/site/new-id";
import { showToast } from "@naluma/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useStore } from "jotai";
import { useEffect, useState } from "react";
import type { PromotionPorts } from "../promotion-ports.ts";
import { promotionsQueryKeys } from "../query-keys.ts";
import { clock, watchEnd } from "./envelope-clock.ts";
import type { EnvelopeNow } from "./envelope.api.ts";
import type { EnvelopeState } from "./envelope.machine.ts";
import { createEnvelopeClaim } from "./envelope.runner.ts";
import { envelopeWantedAtom } from "./envelope.ts";
import { useEnvelope } from "./use-envelope.ts";

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
          promotionsQueryKeys.envelope(memberId),
          (now) => now && { ...now, envelope: undefined },
        ),
      refetch: () => void client.invalidateQueries({ queryKey: promotionsQueryKeys.envelopes }),
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
      () => void client.invalidateQueries({ queryKey: promotionsQueryKeys.envelope(memberId) }),
    );
  }, [client, memberId, endsAt]);

  return {
    state,
    open: () => machine.send({ type: "open-pressed", key: newId() }),
    close: () => machine.send({ type: "closed" }),
  };
}
