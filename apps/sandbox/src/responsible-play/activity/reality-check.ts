import { eq } from "drizzle-orm";
import type { Clock } from "../../ground/clock.ts";
import type { Database, Tx } from "../../ground/db/database.ts";
import { session, type member } from "../../ground/db/schema.ts";
import { siteWithId } from "../../sites/sites.ts";
import { realityCheck } from "../schema.ts";

/** The suggested intervals; a member may choose any other within the limits. */
export const checkMinutes = [15, 30, 60] as const;
export const minMinutes = 5;
export const maxMinutes = 240;

export interface SiteRule {
  /** The default for members who have not chosen. */
  readonly minutes: number;
  readonly mayBeOff: boolean;
}

const minute = 60_000;

/** When the next check is due; undefined if the member has none. */
export const nextCheck = (minutes: number, beganAt: number, countedFrom: number) =>
  minutes === 0 ? undefined : Math.max(beganAt, countedFrom) + minutes * minute;

/** A member's interval on a site; 0, meaning none, is valid only if the site allows it. */
export const intervalOf = (chosen: number | null | undefined, site: SiteRule): number =>
  chosen === 0 && !site.mayBeOff ? site.minutes : (chosen ?? site.minutes);

export interface CheckNow {
  readonly beganAt: number;
  readonly minutes: number;
  readonly mayBeOff: boolean;
  readonly nextAt: number | undefined;
}

type Player = Pick<typeof member.$inferSelect, "id" | "siteId">;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

const ruleOf = ({ siteId }: Pick<Player, "siteId">): SiteRule =>
  siteWithId(siteId)?.realityCheck ?? { minutes: 60, mayBeOff: false };

/** The state of the member's session between two checks. */
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

export const mayChoose = (player: Player, minutes: number): boolean =>
  minutes !== 0 || ruleOf(player).mayBeOff;

/** Restarts the interval now, because a check was seen or another interval was chosen. */
export async function countAnew(
  { db, clock }: Needs,
  { id: memberId }: Player,
  minutes?: number,
): Promise<void> {
  const changed = {
    countedFrom: clock(),
    // Choosing another interval does not answer an operator's request.
    ...(minutes === undefined ? { askedAt: null } : { minutes }),
  };
  await db
    .insert(realityCheck)
    .values({ memberId, ...changed })
    .onConflictDoUpdate({ target: realityCheck.memberId, set: changed });
}

/** An operator requests a check now, whatever the interval; it stays due until the member has seen it. */
export async function askForCheck(tx: Tx, memberId: number, askedAt: number): Promise<void> {
  await tx
    .insert(realityCheck)
    .values({ memberId, countedFrom: 0, askedAt })
    .onConflictDoUpdate({ target: realityCheck.memberId, set: { askedAt } });
}
