import { expect, test } from "vitest";
import { downline } from "../agents/schema.ts";
import { invitedFriend } from "../friend-rewards/schema.ts";
import { siteInstant } from "../ground/clock.ts";
import { memberHistory } from "../testing/member-history.ts";
import { latestRegistrations } from "./latest-registrations.ts";
import { registration } from "./schema.ts";

const history = memberHistory();

test("registrations are listed newest first, of one moment the later member, each with the introducer", async () => {
  const at = siteInstant("2026-11-20 12:00:00");
  for (const [memberId, later] of [
    [11, 1_000],
    [12, 0],
    [13, 0],
  ] as const) {
    await history.member(memberId);
    await history.db
      .insert(registration)
      .values({ memberId, at: at + later, address: "203.0.113.7", errorTrack: [] });
  }
  // This one was not registered, but opened by the operator.
  await history.member(14);
  await history.db.insert(downline).values({ memberId: 12, agentId: 17, joinedAt: at });
  await history.db.insert(invitedFriend).values({ memberId: 36, friendId: 13, joinedAt: at });
  const told = await latestRegistrations(history.db);
  expect(told.map((one) => [one.member_id, one.agent_id, one.invited_by])).toEqual([
    [11, null, null],
    [13, null, 36],
    [12, 17, null],
  ]);
});
