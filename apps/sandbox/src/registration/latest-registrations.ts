import { desc, eq } from "drizzle-orm";
import { downline } from "../agents/schema.ts";
import { invitedFriend } from "../friend-rewards/schema.ts";
import type { Database } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { registration } from "./schema.ts";

const maxRegistrations = 200;

/** Newest first, for the operator: who was introduced by whom, from which address, and what went wrong. */
export const latestRegistrations = async (db: Database) => {
  const rows = await db
    .select({
      member_id: member.id,
      account: member.account,
      site_id: member.siteId,
      currency: member.currency,
      agent_id: downline.agentId,
      invited_by: invitedFriend.memberId,
      at: registration.at,
      address: registration.address,
      error_track: registration.errorTrack,
    })
    .from(registration)
    .innerJoin(member, eq(member.id, registration.memberId))
    .leftJoin(downline, eq(downline.memberId, member.id))
    .leftJoin(invitedFriend, eq(invitedFriend.friendId, member.id))
    .orderBy(desc(registration.at), desc(member.id))
    .limit(maxRegistrations);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
};
