import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { currency } from "../ground/values.ts";
import { decimalsOf } from "../money/amounts.ts";
import { campaignKinds, campaignStates } from "./schema.ts";

/**
 * Requests and responses of the operator's campaign calls. Amounts are decimal text as on the wire, times are
 * ISO 8601. It imports nothing from the server, so that a page of the operator can bundle it.
 */

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Decimal text, from 0 to a thousand million. */
const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, "not an amount"));

/** ISO 8601 with an offset, or ms since 1970. */
const instant = v.union([
  whole(0, Number.MAX_SAFE_INTEGER),
  v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
]);

/** By locale, with English as the fallback. */
const names = (max: number) =>
  v.pipe(
    v.record(v.picklist(locales), v.pipe(v.string(), v.maxLength(max))),
    v.check((map) => (map["en_US"] ?? "").trim() !== "", "en_US is missing"),
  );

/** A member by id or by account. */
const who = v.union([
  v.pipe(whole(1, 2_147_483_647), v.transform(String)),
  v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
]);

const isPaidIn = (text: string, of: string): boolean =>
  decimalsOf(of) === 2 || /^\d+(\.0{1,2})?$/.test(text);

export const offerRequest = v.pipe(
  v.strictObject({
    currency,
    /** The amounts of one red envelope; a roulette has its prizes instead. */
    least: v.optional(amount),
    most: v.optional(amount),
    /** The total that can be paid in the currency; taken from the house account when the campaign is created. */
    budget: amount,
    /** The maximum number of claims or spins; 0 means as many as the budget pays. */
    number: v.optional(whole(0, 10_000_000), 0),
    /** What a member must have deposited or staked, if the campaign has a condition. */
    required: v.optional(amount, "0"),
  }),
  v.check(
    (offer) =>
      [offer.least, offer.most, offer.budget, offer.required].every(
        (text) => text === undefined || isPaidIn(text, offer.currency),
      ),
    "the currency has no smaller units",
  ),
);

const prizeFields = {
  name: names(100),
  /** By currency, for each of the campaign's; null is a blank segment. */
  amounts: v.pipe(
    v.nullable(v.record(currency, amount)),
    v.check(
      (amounts) => Object.entries(amounts ?? {}).every(([of, text]) => isPaidIn(text, of)),
      "the currency has no smaller units",
    ),
  ),
  /** The chance is its share of the total weight. */
  weight: whole(1, 10_000),
};

const prizesOf = <const Prize extends v.GenericSchema>(prize: Prize) =>
  v.optional(v.pipe(v.array(prize), v.minLength(2), v.maxLength(24)));

const fields = {
  name: names(64),
  /** Defaults to now. */
  start_at: v.optional(instant),
  end_at: instant,
  /** How often a member may take part … */
  times: whole(1, 1_000),
  /** … in total, or per day of the site's calendar. */
  per: v.picklist(["campaign", "day"]),
  condition: v.optional(v.picklist(["none", "deposit", "turnover"]), "none"),
  /** Restricts the campaign to these members; null means everyone. */
  members: v.optional(v.nullable(v.pipe(v.array(who), v.minLength(1), v.maxLength(1_000))), null),
  currencies: v.pipe(v.array(offerRequest), v.minLength(1), v.maxLength(50)),
};

export const createCampaignRequest = v.strictObject({
  kind: v.picklist(campaignKinds),
  site_id: v.optional(whole(1, 1_000)),
  ...fields,
  /** The segments of the wheel, clockwise from the top. */
  prizes: prizesOf(v.strictObject(prizeFields)),
});
export type CreateCampaign = v.InferOutput<typeof createCampaignRequest>;

/** Fields that are omitted keep their values. */
export const changeCampaignRequest = v.strictObject({
  name: v.optional(fields.name),
  start_at: v.optional(instant),
  end_at: v.optional(instant),
  times: v.optional(fields.times),
  per: v.optional(fields.per),
  condition: v.optional(v.picklist(["none", "deposit", "turnover"])),
  members: v.optional(fields.members.wrapped),
  currencies: v.optional(fields.currencies),
  prizes: prizesOf(
    v.strictObject({
      /** The id of the existing prize, if there is one. */
      prize_id: v.optional(whole(1, 2_147_483_647)),
      ...prizeFields,
    }),
  ),
  /** Languages whose texts were confirmed for this English, though they did not change. */
  reviewed: v.optional(v.pipe(v.array(v.picklist(locales)), v.maxLength(locales.length))),
});
export type ChangeCampaign = v.InferOutput<typeof changeCampaignRequest>;

const time = v.pipe(v.string(), v.isoTimestamp());
const text = v.record(v.string(), v.string());
/** Languages whose name was translated from an English text that has since changed. */
const outdated = v.array(v.picklist(locales));
const money = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));

/** One campaign with its results so far, as the operator sees it; a list has them as `campaigns`. */
export const operatorCampaign = v.object({
  id: whole(1, Number.MAX_SAFE_INTEGER),
  site_id: whole(1, Number.MAX_SAFE_INTEGER),
  kind: v.picklist(campaignKinds),
  state: v.picklist(campaignStates),
  name: text,
  outdated,
  start_at: time,
  end_at: time,
  times: whole(1, 1_000),
  per: v.picklist(["campaign", "day"]),
  condition: v.picklist(["none", "deposit", "turnover"]),
  /** Accounts; null means everyone. */
  members: v.nullable(v.array(v.string())),
  currencies: v.array(
    v.object({
      currency,
      least: money,
      most: money,
      budget: money,
      number: whole(0, Number.MAX_SAFE_INTEGER),
      required: money,
      /** Claims or spins so far. */
      taken: whole(0, Number.MAX_SAFE_INTEGER),
      /** Number of members who took part. */
      members: whole(0, Number.MAX_SAFE_INTEGER),
      paid: money,
    }),
  ),
  prizes: v.array(
    v.object({
      prize_id: whole(1, Number.MAX_SAFE_INTEGER),
      name: text,
      outdated,
      amounts: v.nullable(v.record(v.string(), money)),
      weight: whole(1, 10_000),
      /** For example `0.125`. */
      chance: v.string(),
      /** Spins that stopped there. */
      drawn: whole(0, Number.MAX_SAFE_INTEGER),
    }),
  ),
  created_at: time,
});
export type OperatorCampaign = v.InferOutput<typeof operatorCampaign>;
