import { eq } from "drizzle-orm";
import type { Clock } from "../../ground/clock.ts";
import type { Database, Tx } from "../../ground/db/open.ts";
import { session, type member } from "../../ground/db/schema.ts";
import { siteWithId } from "../../sites/sites.ts";
import { realityCheck } from "./schema.ts";

/** Those that are offered; a member may choose any other from the least to the most. */
export const checkMinutes = [15, 30, 60] as const;
export const minMinutes = 5;
export const maxMinutes = 240;

export interface SiteRule {
  /** What a member has who chose nothing. */
  readonly minutes: number;
  readonly mayBeOff: boolean;
}

const minute = 60_000;

/** When the next check is due; nothing where the member has none. */
export const nextCheck = (minutes: number, beganAt: number, countedFrom: number) =>
  minutes === 0 ? undefined : Math.max(beganAt, countedFrom) + minutes * minute;

/** What a member has on a site; 0, which is none, counts only where the site allows it. */
export const intervalOf = (chosen: number | null | undefined, site: SiteRule): number =>
  chosen === 0 && !site.mayBeOff ? site.minutes : (chosen ?? site.minutes);

export interface CheckNow {
  readonly beganAt: number;
  readonly minutes: number;
  readonly mayBeOff: boolean;
  readonly nextAt: number | undefined;
}

/** Of a member, what decides which checks there are. */
type Player = Pick<typeof member.$inferSelect, "id" | "siteId">;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

const ruleOf = ({ siteId }: Pick<Player, "siteId">): SiteRule =>
  siteWithId(siteId)?.realityCheck ?? { minutes: 60, mayBeOff: false };

/** Where the member's session stands between two checks. */
export async function checkNow(
  { db }: Needs,
  player: Player,
  sessionId: string,
): Promise<CheckNow> {
  const [[own], [begun]] = await Promise.all([
    db.select().from(realityCheck).where(eq(realityCheck.memberId, player.id)),
    db.select({ at: session.createdAt }).from(session).where(eq(session.id, sessionId)),
  ]);
  if (!begun) throw new Error(`The session ${sessionId} has no beginning.`);
  const rule = ruleOf(player);
  const minutes = intervalOf(own?.minutes, rule);
  return {
    beganAt: begun.at,
    minutes,
    mayBeOff: rule.mayBeOff,
    nextAt: own?.askedAt ?? nextCheck(minutes, begun.at, own?.countedFrom ?? 0),
  };
}

/** Whether the site lets a member have it. */
export const mayChoose = (player: Player, minutes: number): boolean =>
  minutes !== 0 || ruleOf(player).mayBeOff;

/** The next check is counted from now: one was seen, or another interval is chosen. */
export async function countAnew(
  { db, clock }: Needs,
  { id: memberId }: Player,
  minutes?: number,
): Promise<void> {
  const changed = {
    countedFrom: clock(),
    // Another interval answers no operator.
    ...(minutes === undefined ? { askedAt: null } : { minutes }),
  };
  await db
    .insert(realityCheck)
    .values({ memberId, ...changed })
    .onConflictDoUpdate({ target: realityCheck.memberId, set: changed });
}

/** An operator asks for a check now, whatever the interval; it stays due until the member has seen it. */
export async function askForCheck(tx: Tx, memberId: number, askedAt: number): Promise<void> {
  await tx
    .insert(realityCheck)
    .values({ memberId, countedFrom: 0, askedAt })
    .onConflictDoUpdate({ target: realityCheck.memberId, set: { askedAt } });
}
