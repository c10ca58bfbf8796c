import { currencies } from "@naluma/site/currency";
import * as v from "valibot";
import { id } from "./read-query.ts";

/** What the operator's calls about one member read. */

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Of an address: everything comes as text. */
export const memberSearch = v.strictObject({
  text: v.optional(v.pipe(text(100), v.trim()), ""),
  site_id: v.optional(id),
  currency: v.optional(v.picklist(currencies)),
  state: v.optional(v.picklist(["active", "disabled", "frozen"])),
  after: v.optional(id),
  limit: v.optional(v.pipe(id, v.minValue(1), v.maxValue(100)), "25"),
});

/** Kept with the movement and in the audit log: somebody will ask. */
const reason = v.pipe(
  text(500),
  v.trim(),
  v.minLength(3, "A reason has at least three characters."),
);

export const adjustment = v.strictObject({
  /** Decimal text; what begins with '-' is taken away. */
  amount: v.pipe(
    v.string(),
    v.regex(/^-?\d{1,13}(\.\d{1,2})?$/, "An amount looks like 100.00 or -100.00."),
  ),
  reason,
});

export const because = v.strictObject({ reason });

export const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
