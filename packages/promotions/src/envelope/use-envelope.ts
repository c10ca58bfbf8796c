import { useApi } from "@naluma/api-client/react";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { useCountdown } from "@naluma/ui/use-countdown";
import { useQuery } from "@tanstack/react-query";
import { envelopeQuery } from "./envelope.api.ts";
import type { RedEnvelope } from "./envelope.ts";

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * A clock whose waits end early when the page becomes visible: browsers delay the timers of a hidden tab, and a laptop
 * that slept would show an old countdown. After a wait, check `now` and wait for the rest.
 */
export const wakingClock = (
  clock: Clock = browserClock,
  page: () => Page | undefined = () => document,
): Clock => ({
  now: () => clock.now(),
  setTimeout(run, ms) {
    const shown = page();
    const end = () => {
      cancel();
      shown?.removeEventListener("visibilitychange", seen);
    };
    const done = () => {
      end();
      run();
    };
    const seen = () => {
      if (shown?.visibilityState === "visible") done();
    };
    const cancel = clock.setTimeout(done, ms);
    shown?.addEventListener("visibilitychange", seen);
    return end;
  },
});

/** Shared by all countdowns here, so that it never changes during one. */
export const clock = wakingClock();

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
