import { useApi } from "@naluma/api-client/react";
import { useCountdown } from "@naluma/ui/use-countdown";
import { useQuery } from "@tanstack/react-query";
import { envelopeQuery } from "./envelope.api.ts";
import type { RedEnvelope } from "./envelope.ts";
import { wakingClock } from "./waking-clock.ts";

/** One for all that counts down here, so that it never changes under a countdown. */
export const clock = wakingClock();

/** The envelope that the platform offers, and the seconds that are left of it. */
export function useEnvelope(memberId: number): {
  readonly envelope: RedEnvelope | undefined;
  readonly seconds: number;
  /** The platform has said what there is. */
  readonly isKnown: boolean;
} {
  const { data } = useQuery(envelopeQuery(useApi(), memberId));
  const envelope = data?.envelope;
  return { envelope, seconds: useCountdown(envelope?.endsAt, clock), isKnown: data !== undefined };
}
