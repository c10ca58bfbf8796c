import { useApi } from "@naluma/api-client/react";
import { useCountdown } from "@naluma/ui/use-countdown";
import { useQuery } from "@tanstack/react-query";
import { clock } from "./envelope-clock.ts";
import { envelopeQuery } from "./envelope.api.ts";
import type { RedEnvelope } from "./envelope.ts";

/** The envelope that the platform offers, and its remaining seconds. */
export function useEnvelope(memberId: number): {
  readonly envelope: RedEnvelope | undefined;
  readonly seconds: number;
  /** The platform has responded. */
  readonly isKnown: boolean;
} {
  const { data } = useQuery(envelopeQuery(useApi(), memberId));
  const envelope = data?.envelope;
  return { envelope, seconds: useCountdown(envelope?.endsAt, clock), isKnown: data !== undefined };
}
