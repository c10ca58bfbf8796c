import type { EngineName, Json } from "@naluma/game-engines/engine";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => bigint(name, { mode: "number" });

/** The seeds of a member's rounds with a provider; one at a time is in use. */
export const gameSeed = pgTable(
  "game_seed",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id").notNull(),
    gpId: text("gp_id").notNull(),
    serverSeed: text("server_seed").notNull(),
    /** Shown to the player before the first round. */
    commitment: text("commitment").notNull(),
    nextNonce: integer("next_nonce").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** From then on the player can see the seed, and no round uses it. */
    revealedAt: instant("revealed_at"),
  },
  (table) => [
    uniqueIndex("game_seed_in_use")
      .on(table.memberId, table.gpId)
      .where(sql`${table.revealedAt} is null`),
  ],
);

/** The operator's rules for a provider's games; without a row they may offer everything. */
export const providerRule = pgTable("provider_rule", {
  gpId: text("gp_id").primaryKey(),
  autoplay: boolean("autoplay").notNull(),
  turbo: boolean("turbo").notNull(),
});

/** A move as requested, and as the engine stores it (`cash`, `cash:153`). */
export interface Move {
  readonly asked: string;
  readonly kept: string;
}

/** Rounds, under the ids given by their page: one id is one round. A member has at most one open round per game. */
export const gameRound = pgTable(
  "game_round",
  {
    memberId: integer("member_id").notNull(),
    roundId: text("round_id").notNull(),
    serial: integer("serial").notNull().generatedAlwaysAsIdentity(),
    /** The primary key of the launch. */
    launch: integer("launch").notNull(),
    gpId: text("gp_id").notNull(),
    gameCode: text("game_code").notNull(),
    currency: text("currency").notNull(),
    seedId: integer("seed_id")
      .notNull()
      .references(() => gameSeed.id),
    nonce: integer("nonce").notNull(),
    clientSeed: text("client_seed").notNull(),
    engine: text("engine").$type<EngineName>().notNull().default("slot"),
    choice: text("choice").notNull().default(""),
    moves: jsonb("moves").$type<readonly Move[]>().notNull().default([]),
    /** The part that the player has seen. */
    shown: jsonb("shown").$type<Json>().notNull(),
    stake: amount("stake").notNull(),
    /** The amount that moves added to the stake. */
    added: amount("added")
      .notNull()
      .default(sql`0`),
    win: amount("win").notNull(),
    /** The balance of the member's provider wallet after the last step of the round. */
    balance: amount("balance").notNull(),
    at: instant("at").notNull(),
    /** Null while the round is open. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.roundId] }),
    index("game_round_of_member").on(table.memberId, table.gameCode, table.serial),
    uniqueIndex("game_round_open")
      .on(table.memberId, table.gameCode)
      .where(sql`${table.endedAt} is null`),
  ],
);
