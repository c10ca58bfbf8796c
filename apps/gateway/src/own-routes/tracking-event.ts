import { createHmac } from "node:crypto";
import { isClickCookie } from "@naluma/site/click-id";
import { currencies } from "@naluma/site/currency";
import * as v from "valibot";

/** An event may be told so long after it was, in s: clocks of players differ. */
const tolerance = 60 * 60;

/** What `newId` makes, with and without `randomUUID`. */
const eventId = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;

/** What of an event is known; whatever else is in it, and each value that is none of these, is left out. */
const event = v.object({
  eventName: v.picklist(["CompleteRegistration"]),
  eventTime: v.pipe(v.number(), v.integer()),
  eventID: v.pipe(v.string(), v.regex(eventId)),
  userData: v.object({
    external_id: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), undefined),
    fbc: v.fallback(v.optional(v.pipe(v.string(), v.check(isClickCookie))), undefined),
  }),
  customData: v.object({
    currency: v.fallback(v.optional(v.picklist(currencies)), undefined),
  }),
});

interface Asked {
  /** Now, in ms since 1970. */
  readonly now: number;
  /** Of the request: what is secret of it goes nowhere, whichever field it was put in. */
  readonly token: string;
  /** Turns the hash of a member's id into one that nobody outside can compute. */
  readonly key: string;
}

/** An event as a collector takes it: the names are those of Meta's Conversions API. */
export interface SentEvent {
  readonly event_name: string;
  readonly event_time: number;
  readonly event_id: string;
  /** `other`: what is asked for beside `website`, the player's browser, is not told. */
  readonly action_source: "other";
  readonly user_data: { readonly external_id?: string[]; readonly fbc?: string };
  readonly custom_data: { readonly currency?: string };
}

/** The longest part of a token that could be read for something else. */
const shortestSecret = 6;

const holdsSecret = (text: string, token: string): boolean =>
  token
    .split(/[.\s]+/)
    .some(
      (part) => part.length >= shortestSecret && text.toLowerCase().includes(part.toLowerCase()),
    );

/** What may leave of a body that a page has sent; nothing where it is no event (TRACK-01). */
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
