import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, type Database, type Tx } from "../ground/db/database.ts";
import type { Member } from "../members/sessions.ts";
import { downline } from "./schema.ts";

export type Agent = Pick<Member, "id" | "currency" | "siteId">;

/** Deeper than any real downline. It also ends a cycle, which no call can create. */
const deepest = 20;

/**
 * `person (member_id, level, joined_at, account, state)`: everyone below an agent who plays in the agent's
 * currency. Sums across currencies would be meaningless.
 */
export const personsBelow = ({ id, currency, siteId }: Agent): SQL => sql`
  tree (member_id, level, joined_at) as (
    select member_id, 1, joined_at from downline where agent_id = ${id}
    union all
    select d.member_id, t.level + 1, d.joined_at
    from downline d join tree t on d.agent_id = t.member_id where t.level < ${deepest}
  ),
  person as (
    select t.member_id, t.level, t.joined_at, m.account, m.state
    from tree t join member m on m.id = t.member_id
    where m.currency = ${currency} and m.site_id = ${siteId} and m.id <> ${id}
  )`;

const found = v.object({ id: v.number(), state: v.picklist(["active", "disabled", "frozen"]) });

export const memberBelow = async (
  db: Database | Tx,
  agent: Agent,
  account: string,
): Promise<v.InferOutput<typeof found> | undefined> => {
  const [one] = await rowsOf(
    db,
    sql`with recursive ${personsBelow(agent)}
      select member_id as id, state from person where account = ${account.toLowerCase()} limit 1`,
    found,
  );
  return one;
};

export const joinDownline = async (
  tx: Tx,
  joined: { readonly memberId: number; readonly agentId: number; readonly joinedAt: number },
): Promise<void> => {
  await tx.insert(downline).values(joined);
};
