import * as v from "valibot";

const roundId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** A stake under the page's own id; the same id is the same round. What may be chosen is the engine's to say. */
export const roundBody = v.strictObject({
  roundId,
  stake: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/)),
  choice: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9:.,;+_-]{0,800}$/)), ""),
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,64}$/)), "naluma"),
});

/** The move after so many others; the same place is the same move. */
export const moveBody = v.strictObject({
  roundId,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  move: v.pipe(v.string(), v.regex(/^[A-Za-z0-9:.,;_-]{1,40}$/)),
});

/** A press for play money. */
export const pressBody = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});

const ticket = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Whether an address carries what may be a ticket. */
export const isTicket = (text: string): boolean => v.is(ticket, text);

/** The key is the page's own secret: with it alone the ticket opens a second time. */
export const ticketBody = v.strictObject({
  ticket,
  key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
});

/** What a request carries; undefined where that is no JSON. */
export async function json(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
