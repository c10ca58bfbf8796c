import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { member } from "../../db/schema.ts";
import { lockMember, type Launch } from "../../play/launches.ts";
import { finishDue } from "../../providers/open-rounds.ts";
import { endVisit, type EndingPorts } from "./end-visit.ts";
import { restrictionOnVisit, type PlayRestriction } from "./restriction.ts";

interface Ports extends EndingPorts {
  readonly db: Database;
  readonly moneyMoved?: (owner: Pick<Launch, "memberId" | "currency">) => void;
}

/**
 * Whether the member's own limits end an open game now: whoever looks ends it. A round that is open in it is
 * finished first.
 */
export const endOfVisit = async (
  ports: Ports,
  playing: Launch,
): Promise<PlayRestriction | undefined> => {
  const { clock, db } = ports;
  const { memberId } = playing;
  // Most looks find nothing: only one that does takes its turn.
  const seen = await restrictionOnVisit(db, playing, clock());
  if (!seen || playing.state === "left") return seen;
  const ended = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const open = await finishDue(ports, tx, { memberId, now: clock() });
    if (open.some(({ round }) => round.gameCode === playing.gameCode)) return undefined;
    const [owner] = await tx.select().from(member).where(eq(member.id, memberId));
    if (owner) await endVisit(ports, tx, owner);
    return seen;
  });
  if (ended) ports.moneyMoved?.(playing);
  return ended;
};
