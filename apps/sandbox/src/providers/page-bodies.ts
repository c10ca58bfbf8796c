import * as v from "valibot";

/** A stake under the page's own id; the same id is the same round. */
export const roundBody = v.strictObject({
  roundId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  stake: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/)),
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,64}$/)), "naluma"),
});

/** A press for play money. */
export const pressBody = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});

export const ticketBody = v.strictObject({
  ticket: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** What a request carries; undefined where that is no JSON. */
export async function json(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
