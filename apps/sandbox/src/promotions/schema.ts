import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TranslatedFrom } from "../ground/db/schema.ts";

const instant = (name: string) => bigint(name, { mode: "number" });
const amount = (name: string) => bigint(name, { mode: "bigint" });

export const campaignKinds = ["red_envelope", "roulette"] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export const campaignStates = ["coming", "running", "ended"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** By locale; English is always included. */
export type Names = Readonly<Record<string, string>>;

/** A gift campaign of the operator, with a start and an end. */
export const campaign = pgTable(
  "campaign",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer("site_id").notNull(),
    kind: text("kind", { enum: campaignKinds }).notNull(),
    name: jsonb("name").$type<Names>().notNull(),
    /** For its name and those of its prizes. */
    translatedFrom: jsonb("translated_from").$type<TranslatedFrom>().notNull().default({}),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    /** How often a member may take part, in total or per day of the site's calendar. */
    times: integer("times").notNull(),
    per: text("per", { enum: ["campaign", "day"] }).notNull(),
    /** What a member must have deposited or staked since it began; the amount is set per currency. */
    condition: text("condition", { enum: ["none", "deposit", "turnover"] }).notNull(),
    /** Restricts the campaign to these members; null means everyone. */
    memberIds: integer("only_members").array(),
    /** The state last announced to browsers. */
    announced: text("announced", { enum: campaignStates }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("campaign_of_site").on(table.siteId, table.kind, table.endAt)],
);

/** A campaign's offer in one currency; its money is in an account of its own. */
export const campaignCurrency = pgTable(
  "campaign_currency",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaign.id),
    currency: text("currency").notNull(),
    /** The smallest gift; for a roulette, its smallest prize. */
    least: amount("least").notNull(),
    most: amount("most").notNull(),
    budget: amount("budget").notNull(),
    /** The maximum number of gifts; 0 means as many as the budget pays. */
    number: integer("number").notNull(),
    taken: integer("taken").notNull(),
    paid: amount("paid").notNull(),
    /** The amount required by the condition; 0 without one. */
    required: amount("required").notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.currency] })],
);

/** A segment of a wheel. */
export const campaignPrize = pgTable(
  "campaign_prize",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaign.id),
    position: integer("position").notNull(),
    name: jsonb("name").$type<Names>().notNull(),
    /** Minor units as text, by currency; null is a blank segment. */
    amounts: jsonb("amounts").$type<Readonly<Record<string, string>>>(),
    /** The chance is its share of the total weight. */
    weight: integer("weight").notNull(),
  },
  (table) => [index("prize_of_campaign").on(table.campaignId, table.position)],
);

/** One claim or spin, and its result. */
export const award = pgTable(
  "award",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaign.id),
    memberId: integer("member_id").notNull(),
    currency: text("currency").notNull(),
    prizeId: integer("prize_id").references(() => campaignPrize.id),
    /** Null if the wheel stopped on a blank. */
    amount: amount("amount"),
    at: instant("at").notNull(),
  },
  (table) => [
    index("award_of_member").on(table.memberId, table.campaignId),
    index("award_of_campaign").on(table.campaignId),
  ],
);
