import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { isSiteTime, lastMoment, siteInstant } from "../ground/clock.ts";
import { currency, id, whole } from "../ground/values.ts";
import { id as idInAddress } from "./read-query.ts";

/** The request bodies of the operator's calls; unknown keys are refused, as everywhere. */

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** ISO 8601 with an offset, ms since 1970, or a time in the site's zone: `YYYY-MM-DD HH:mm`. */
const instant = v.union([
  whole(0, lastMoment),
  v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), whole(0, lastMoment)),
  v.pipe(v.string(), v.check(isSiteTime, "no time of the site"), v.transform(siteInstant)),
]);

export const providerRequest = v.variant("state", [
  v.strictObject({ state: v.literal("open") }),
  v.strictObject({
    state: v.literal("maintenance"),
    start_at: v.optional(instant),
    end_at: v.optional(instant),
  }),
  v.strictObject({ state: v.literal("slow"), delay_ms: v.optional(whole(0, 60_000), 3_000) }),
  v.strictObject({ state: v.literal("refusing") }),
]);

export type ProviderRequest = v.InferOutput<typeof providerRequest>;

export const playRulesRequest = v.strictObject({
  autoplay: v.optional(v.boolean()),
  turbo: v.optional(v.boolean()),
});

/** A player by id or by account. */
const who = v.union([v.pipe(id, v.transform(String)), text(64)]);

export const answersRequest = v.strictObject({
  path: v.pipe(text(200), v.regex(/^(\*|\/.*)$/)),
  member: v.optional(who),
  code: v.optional(
    v.union([
      v.pipe(v.string(), v.regex(/^[0-9]{1,10}$/)),
      v.pipe(whole(0, 9_999_999_999), v.transform(String)),
    ]),
  ),
  message: v.optional(text(500)),
  status: v.optional(whole(200, 599), 200),
  delay_ms: v.optional(whole(0, 120_000), 0),
  form: v.optional(v.picklist([1, 2])),
  data: v.optional(v.unknown(), null),
  headers: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)), text(1_024)),
    {},
  ),
  /** Sent verbatim, without an envelope. */
  raw: v.optional(text(4_000_000)),
  behaviour: v.optional(v.picklist(["answer", "wait", "hold", "abort"]), "answer"),
  /** The call takes effect first; only its response is replaced or lost. */
  carry_out: v.optional(v.boolean(), false),
  /** `once`, `always`, or a number of times. */
  times: v.optional(v.union([v.picklist(["once", "always"]), whole(1, 1_000_000)]), "once"),
});

export const memberRequest = v.strictObject({
  /** Wider than the 6 to 12 characters of a registration (REG-47). */
  account: v.pipe(v.string(), v.regex(/^[a-z0-9]{4,20}$/)),
  password: v.pipe(text(64), v.minLength(6)),
  site_id: v.optional(whole(1, 1_000)),
  currency: v.optional(currency),
  /** The starting balance of the main wallet, in dollars. */
  dollars: v.optional(whole(0, 1_000_000), 1_000),
  /** The agent whose downline the account joins. */
  agent: v.optional(who),
});

export const moneyRequest = v.strictObject({
  member: who,
  site_id: v.optional(whole(1, 1_000)),
  /** Decimal text, as on the wire; an amount with '-' is deducted. */
  amount: v.pipe(v.string(), v.regex(/^-?\d{1,13}(\.\d{1,2})?$/)),
  key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))),
});

/** A text by language, with English as the fallback. */
const texts = (max: number) =>
  v.pipe(
    v.record(v.string(), text(max)),
    v.check((map) => (map["en_US"] ?? "") !== "", "en_US is missing"),
  );

export const letterRequest = v.strictObject({
  member: who,
  site_id: v.optional(whole(1, 1_000)),
  title: texts(255),
  /** HTML; anything active is removed. */
  content: texts(10_000),
});

export const loginLinkRequest = v.strictObject({
  member: who,
  site_id: v.optional(whole(1, 1_000)),
});

export const eventsRequest = v.strictObject({
  channel: v.union([text(164), v.pipe(v.array(text(164)), v.minLength(1), v.maxLength(100))]),
  event: v.pipe(text(200), v.minLength(1)),
  payload: v.optional(v.unknown(), {}),
});

/** One item: `value` is validated by its kind. With `shown` false it is a draft. */
const contentItem = { value: v.unknown(), shown: v.optional(v.boolean(), true) };
const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export const newItemRequest = v.strictObject({
  site_id: v.optional(whole(1, 1_000)),
  kind: text(32),
  ...contentItem,
});

export const changedItemRequest = v.strictObject({
  version,
  ...contentItem,
  /** Languages whose texts were confirmed for this English, though they did not change. */
  reviewed: v.optional(v.pipe(v.array(v.picklist(locales)), v.maxLength(locales.length)), []),
});
export const removedItemRequest = v.strictObject({ version });

export const itemOrderRequest = v.strictObject({
  site_id: v.optional(whole(1, 1_000)),
  kind: text(32),
  ids: v.pipe(v.array(id), v.maxLength(1_000)),
});

export const contentRequest = v.strictObject({
  site_id: v.optional(whole(1, 1_000)),
  kind: text(32),
  items: v.pipe(v.array(v.unknown()), v.maxLength(100)),
});

/** In a query every value is text. */
export const memberSearch = v.strictObject({
  text: v.optional(v.pipe(text(100), v.trim()), ""),
  site_id: v.optional(idInAddress),
  currency: v.optional(currency),
  state: v.optional(v.picklist(["active", "disabled", "frozen"])),
  after: v.optional(idInAddress),
  limit: v.optional(v.pipe(idInAddress, v.minValue(1), v.maxValue(100)), "25"),
});

/** Stored with the movement and in the audit log, as somebody will ask for it later. */
const reason = v.pipe(
  text(500),
  v.trim(),
  v.minLength(3, "A reason has at least three characters."),
);

export const adjustment = v.strictObject({
  /** Decimal text; an amount with '-' is deducted. */
  amount: v.pipe(
    v.string(),
    v.regex(/^-?\d{1,13}(\.\d{1,2})?$/, "An amount looks like 100.00 or -100.00."),
  ),
  reason,
});

export const because = v.strictObject({ reason });

export const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
