import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TranslatedFrom } from "../ground/db/schema.ts";

const instant = (name: string) => bigint(name, { mode: "number" });
const amount = (name: string) => bigint(name, { mode: "bigint" });

export const campaignKinds = ["red_envelope", "roulette"] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export const campaignStates = ["coming", "running", "ended"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** By locale; English is always among them. */
export type Names = Readonly<Record<string, string>>;

/** What the operator gives away, from one moment to another. */
export const campaign = pgTable(
  "campaign",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer("site_id").notNull(),
    kind: text("kind", { enum: campaignKinds }).notNull(),
    name: jsonb("name").$type<Names>().notNull(),
    /** Of its name, and of those of its prizes. */
    translatedFrom: jsonb("translated_from").$type<TranslatedFrom>().notNull().default({}),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    /** So often a member may take part, in all or each day of the site's calendar. */
    times: integer("times").notNull(),
    per: text("per", { enum: ["campaign", "day"] }).notNull(),
    /** What a member must have paid in or staked since it began; how much, each currency says. */
    condition: text("condition", { enum: ["none", "deposit", "turnover"] }).notNull(),
    /** Only these members; null is everybody. */
    memberIds: integer("only_members").array(),
    /** What browsers were last told of its state. */
    announced: text("announced", { enum: campaignStates }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("campaign_of_site").on(table.siteId, table.kind, table.endAt)],
);

/** What a campaign gives in one currency; its money lies in an account of its own. */
export const campaignCurrency = pgTable(
  "campaign_currency",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaign.id),
    currency: text("currency").notNull(),
    /** Of one gift; of a roulette those of its prizes. */
    least: amount("least").notNull(),
    most: amount("most").notNull(),
    budget: amount("budget").notNull(),
    /** So many gifts at most, 0 for as many as the budget pays. */
    number: integer("number").notNull(),
    taken: integer("taken").notNull(),
    paid: amount("paid").notNull(),
    /** Of the condition, 0 without one. */
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
    /** Minor units as text, by currency; null is a segment that wins nothing. */
    amounts: jsonb("amounts").$type<Readonly<Record<string, string>>>(),
    /** Of the weights of all prizes together: the chance. */
    weight: integer("weight").notNull(),
  },
  (table) => [index("prize_of_campaign").on(table.campaignId, table.position)],
);

/** One claim or one spin, and what came of it. */
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
    /** Nothing where the wheel stopped at a segment that wins nothing. */
    amount: amount("amount"),
    at: instant("at").notNull(),
  },
  (table) => [
    index("award_of_member").on(table.memberId, table.campaignId),
    index("award_of_campaign").on(table.campaignId),
  ],
);
