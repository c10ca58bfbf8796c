import { eq } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { member, type MemberFacts } from "../ground/db/schema.ts";
import type { Member } from "../members/sessions.ts";
import { agentApplication } from "./schema.ts";

/** A member's state: may apply, has a pending application, was refused, finds applications closed, or is an agent. */
export type AgentState = "open" | "pending" | "refused" | "closed" | "agent";

export interface AgentStatus {
  readonly state: AgentState;
  readonly appliedAt: number | null;
  readonly decidedAt: number | null;
}

const stateOf = (
  { agentActive, agentApplication: known }: MemberFacts,
  applied: "pending" | "accepted" | "refused" | undefined,
): AgentState => {
  if (agentActive) return "agent";
  if (known !== undefined) return known;
  return applied === "pending" || applied === "refused" ? applied : "open";
};

export const agentStatusOf = async (
  db: Database | Tx,
  { id, facts }: Pick<Member, "id" | "facts">,
): Promise<AgentStatus> => {
  const [row] = await db.select().from(agentApplication).where(eq(agentApplication.memberId, id));
  return {
    state: stateOf(facts, row?.state),
    appliedAt: row?.appliedAt ?? null,
    decidedAt: row?.decidedAt ?? null,
  };
};

/** Applying again keeps the first application and its time. */
export const apply = async (
  { db, clock }: { readonly db: Database | Tx; readonly clock: Clock },
  memberId: number,
): Promise<void> => {
  await db
    .insert(agentApplication)
    .values({ memberId, state: "pending", appliedAt: clock() })
    .onConflictDoNothing();
};

/** Stores the operator's decision, even for a member who never applied. */
export const decide = async (
  tx: Tx,
  { id }: Pick<Member, "id">,
  { state, at }: { readonly state: "accepted" | "refused"; readonly at: number },
): Promise<void> => {
  const decided = { state, decidedAt: at };
  await tx
    .insert(agentApplication)
    .values({ memberId: id, appliedAt: at, ...decided })
    .onConflictDoUpdate({ target: agentApplication.memberId, set: decided });
  // Read again: the member may have set a withdraw password since the caller looked.
  const [held] = await tx
    .select({ facts: member.facts })
    .from(member)
    .where(eq(member.id, id))
    .for("update");
  const { agentApplication: _before, ...kept } = held?.facts ?? {};
  const facts: MemberFacts =
    state === "accepted"
      ? { ...kept, memberType: 2, agentType: 1, agentLevel: 1, agentActive: true }
      : { ...kept, agentActive: false, agentApplication: "refused" };
  await tx.update(member).set({ facts }).where(eq(member.id, id));
};
