import { createHmac } from "node:crypto";
import { isCurrencyCode } from "@naluma/site/currency";
import { isClickCookie } from "@naluma/site/tracking-cookies";
import * as v from "valibot";

/** In seconds: an event may be this far from our time, because players' clocks differ. */
const tolerance = 60 * 60;

/** The ids that `newId` makes, with and without `randomUUID`. */
const eventId = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;

/** The known fields of an event. All others are dropped, and so is each value that does not match. */
const event = v.object({
  eventName: v.picklist(["CompleteRegistration"]),
  eventTime: v.pipe(v.number(), v.integer()),
  eventID: v.pipe(v.string(), v.regex(eventId)),
  userData: v.object({
    external_id: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), undefined),
    fbc: v.fallback(v.optional(v.pipe(v.string(), v.check(isClickCookie))), undefined),
  }),
  customData: v.object({
    currency: v.fallback(v.optional(v.pipe(v.string(), v.check(isCurrencyCode))), undefined),
  }),
});

interface Asked {
  /** In ms since 1970. */
  readonly now: number;
  /** The request's token: its secret parts must never be forwarded, whichever field contains them. */
  readonly token: string;
  /** Key of the HMAC that replaces the hash of a member's id, so that no outsider can compute it. */
  readonly key: string;
}

/** An event in the collector's format, with the names of Meta's Conversions API. */
export interface SentEvent {
  readonly event_name: string;
  readonly event_time: number;
  readonly event_id: string;
  /** `other`, because `website` would also require data about the player's browser, which is not sent. */
  readonly action_source: "other";
  readonly user_data: { readonly external_id?: string[]; readonly fbc?: string };
  readonly custom_data: { readonly currency?: string };
}

/** Shorter parts of a token could match ordinary text by chance. */
const shortestSecret = 6;

const holdsSecret = (text: string, token: string): boolean =>
  token
    .split(/[.\s]+/)
    .some(
      (part) => part.length >= shortestSecret && text.toLowerCase().includes(part.toLowerCase()),
    );

/** The part of a page's request that may be forwarded; undefined if it is not a valid event (TRACK-01). */
export function readEvent(body: unknown, { now, token, key }: Asked): SentEvent | undefined {
  const read = v.safeParse(event, body);
  if (!read.success || holdsSecret(JSON.stringify(read.output), token)) return undefined;
  const { eventName, eventTime, eventID, userData, customData } = read.output;
  if (Math.abs(eventTime - now / 1_000) > tolerance) return undefined;
  const { external_id: id, fbc } = userData;
  const { currency } = customData;
  return {
    event_name: eventName,
    event_time: eventTime,
    event_id: eventID,
    action_source: "other",
    user_data: {
      ...(id !== undefined && {
        external_id: [createHmac("sha256", key).update(id).digest("hex")],
      }),
      ...(fbc !== undefined && { fbc }),
    },
    custom_data: { ...(currency !== undefined && { currency }) },
  };
}
