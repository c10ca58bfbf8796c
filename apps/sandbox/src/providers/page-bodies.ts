import * as v from "valibot";

const roundId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** A stake under an id chosen by the page; the same id is the same round. The engine defines the possible choices. */
export const roundBody = v.strictObject({
  roundId,
  stake: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/)),
  choice: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9:.,;+_-]{0,800}$/)), ""),
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,64}$/)), "naluma"),
});

/** A move with its position in the round; the same position is the same move. */
export const moveBody = v.strictObject({
  roundId,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  move: v.pipe(v.string(), v.regex(/^[A-Za-z0-9:.,;_-]{1,40}$/)),
});

export const pressBody = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});

const ticket = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Whether a text could be a ticket. */
export const isTicket = (text: string): boolean => v.is(ticket, text);

/** The key is the page's own secret: only with it can the ticket be opened a second time. */
export const ticketBody = v.strictObject({
  ticket,
  key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
});

/** The body of a request; undefined if it is not JSON. */
export async function json(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
