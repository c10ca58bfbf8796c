import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** Who recruited whom. A member has at most one agent, and an agent may have one above. */
export const downline = pgTable(
  "downline",
  {
    memberId: integer("member_id").primaryKey(),
    agentId: integer("agent_id").notNull(),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [index("downline_of_agent").on(table.agentId)],
);

/** A member's application to become an agent, decided by the operator. Only the last one counts. */
export const agentApplication = pgTable("agent_application", {
  memberId: integer("member_id").primaryKey(),
  state: text("state", { enum: ["pending", "accepted", "refused"] }).notNull(),
  appliedAt: instant("applied_at").notNull(),
  /** Null until the operator has decided. */
  decidedAt: instant("decided_at"),
});
