import { type Api, post, RefusedError } from "@naluma/api-client";
import { emptyBody, id, money } from "@naluma/api-client/wire";
import { readTime } from "@naluma/i18n/dates";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { promotionsQueryKeys } from "../query-keys.ts";
import { measuredOffset, narrowedOffset, onThisClock, type ClockOffset } from "./clock-offset.ts";
import type { RedEnvelope } from "./envelope.ts";

/** Site time, in milliseconds since 1970. Without a readable end there would be no countdown. */
const siteTime = v.pipe(
  v.string(),
  v.transform((text) => readTime(text)?.getTime()),
  v.number(),
);

const envelope = v.pipe(
  v.object({ id, end_at: siteTime }),
  v.transform((wire) => ({ id: wire.id, endAt: wire.end_at })),
);

export const getEnvelope = post("/arks/web/activity/red_envelope_promotion", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ envelope: v.nullish(envelope) }),
    v.transform((wire) => wire.envelope ?? undefined),
  ),
});

/** Moves money, so it requires an Idempotency-Key, one per intent (W-14). */
export const claimEnvelope = post("/arks/web/activity/red_envelope", {
  body: v.object({ id: v.number() }),
  reads: v.object({ cash: money }),
});

export interface EnvelopeNow {
  readonly envelope: RedEnvelope | undefined;
  readonly offset: ClockOffset;
}

/**
 * The envelope, and the platform's clock offset as far as the responses reveal it: the countdown is right even if the
 * device's clock is not.
 */
export const envelopeQuery = (api: Api, memberId: number, clock: Clock = browserClock) =>
  queryOptions({
    queryKey: promotionsQueryKeys.envelope(memberId),
    queryFn: async ({ client, signal }): Promise<EnvelopeNow> => {
      const sentAt = clock.now();
      const answer = await api.send(getEnvelope, {}, { signal });
      if (!answer.ok) throw new RefusedError(answer.refusal);
      const measured = measuredOffset(answer.date, sentAt, clock.now());
      const before = client.getQueryData<EnvelopeNow>(promotionsQueryKeys.envelope(memberId));
      const offset = narrowedOffset(before?.offset, measured);
      const { data } = answer;
      const here = data && { id: data.id, endsAt: onThisClock(data.endAt, offset) };
      return { envelope: here, offset };
    },
    // Nothing is cached after a logout: the next member's envelope must be fetched before it can be opened.
    gcTime: 0,
    // Nobody misses a gift that cannot be loaded, so no error is shown.
    meta: { quiet: true },
  });
