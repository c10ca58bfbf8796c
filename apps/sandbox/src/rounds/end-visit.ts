import { eq } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/open.ts";
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

/** What ending a game needs. */
export interface EndingPorts {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly providerStatus: ProviderStatuses;
}

/** Who ends it: the member, another start of the member's, or a rule. Each has keys of its own in the ledger. */
type EndedBy = "leave" | "replace" | "ended";

/**
 * The game that a member has open ends, and its money comes home; a provider that cannot be reached keeps it until
 * it is fetched. The caller holds the member's lock.
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
 * Whether the member's own limits end an open game now: whoever looks ends it. A round that is open in it is
 * finished first.
 */
export const endOfVisit = async (
  ports: LimitPorts,
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
