import { eq } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { lockMember, markLeft, runningLaunch, type Launch } from "../play/launches.ts";
import { moveBack } from "../play/wallet.ts";
import {
  restrictionOnVisit,
  type PlayRestriction,
} from "../responsible-play/limits/restriction.ts";
import { finishDue } from "./open-rounds.ts";
import { isReachable, type ProviderStatuses } from "./provider-status.ts";

export interface EndingPorts {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly providerStatus: ProviderStatuses;
}

/** What ends it: the member, another start by the member, or a rule. Each has its own keys in the ledger. */
type EndedBy = "leave" | "replace" | "ended";

/**
 * Ends the member's open game and returns its money; if its provider cannot be reached, the money stays there
 * until it is fetched. The caller has locked the member.
 */
export const endVisit = async (
  ports: EndingPorts,
  tx: Tx,
  owner: Member,
  by: EndedBy = "ended",
): Promise<"none open" | "returned" | "unreachable"> => {
  const running = await runningLaunch(tx, owner.id);
  if (!running) return "none open";
  const now = ports.clock();
  await markLeft(tx, owner.id, now);
  await finishDue(ports, tx, { memberId: owner.id, now });
  if (!isReachable(await ports.providerStatus.of(tx, running.gpId))) return "unreachable";
  await moveBack(ports, tx, owner, {
    gpIds: [running.gpId],
    key: `${by}:${owner.id}:${running.launchId}`,
    kind: "from-provider",
  });
  return "returned";
};

interface LimitPorts extends EndingPorts {
  readonly db: Database;
  readonly moneyMoved?: (owner: Pick<Launch, "memberId" | "currency">) => void;
}

/**
 * Ends an open game if the member's own limits require it; called whenever the game is checked. An open round in
 * it is finished first.
 */
export const endOfVisit = async (
  ports: LimitPorts,
  playing: Launch,
): Promise<PlayRestriction | undefined> => {
  const { clock, db } = ports;
  const { memberId } = playing;
  // Most checks find nothing, so only one that does has to wait for its turn.
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
