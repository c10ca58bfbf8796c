import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { nextSiteDay } from "../ground/clock.ts";
import { rowsOf, type Database, type Tx } from "../ground/db/database.ts";
import { exclusionsOf } from "../responsible-play/limits/stored-limits.ts";
import { usedSince } from "../responsible-play/limits/used.ts";
import { type Campaign, type OfferedCampaign, type Participant, stateAt } from "./campaigns.ts";
import { award, campaign, type CampaignKind, type Names } from "./schema.ts";

const day = 24 * 60 * 60_000;

interface Taken {
  readonly all: number;
  readonly today: number;
}

const taken = v.object({ campaign: v.number(), all: v.number(), today: v.number() });

/** How often the member has taken part, by campaign. */
export const takenBy = async (
  db: Database | Tx,
  member: Participant,
  now: number,
): Promise<ReadonlyMap<number, Taken>> => {
  const midnight = nextSiteDay(now) - day;
  const rows = await rowsOf(
    db,
    sql`select campaign_id as campaign, count(*)::int as all,
          (count(*) filter (where at >= ${midnight}))::int as today
        from award where member_id = ${member.id} group by campaign_id`,
    taken,
  );
  return new Map(rows.map((row) => [row.campaign, row]));
};

/** How often the member may still take part, today or in total. */
export const timesLeft = (
  { id, times, per }: Pick<Campaign, "id" | "times" | "per">,
  by: ReadonlyMap<number, Taken>,
): number => {
  const before = by.get(id);
  return Math.max(0, times - (before?.[per === "day" ? "today" : "all"] ?? 0));
};

const total = v.object({
  total: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
});

const stakedSince = async (db: Database | Tx, { id, currency }: Participant, from: number) => {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(sum(stake + added), 0)::text as total from game_round
        where member_id = ${id} and currency = ${currency} and at >= ${from}`,
    total,
  );
  return row?.total ?? 0n;
};

/** Whether the member has met the campaign's condition since it began. */
export const meetsCondition = async (
  db: Database | Tx,
  member: Participant,
  { condition, startAt, offer }: OfferedCampaign,
  now: number,
): Promise<boolean> => {
  switch (condition) {
    case "none":
      return true;
    case "deposit": {
      const player = { memberId: member.id, currency: member.currency };
      return (await usedSince(db, player, "deposit", { from: startAt, now })) >= offer.required;
    }
    case "turnover":
      return (await stakedSince(db, member, startAt)) >= offer.required;
  }
};

/** A member who is taking a break from playing gets no offers that lead back to it. */
export const isTakingBreak = async (
  db: Database | Tx,
  { id }: Participant,
  now: number,
): Promise<boolean> => Object.keys(await exclusionsOf(db, id, now)).length > 0;

/** The running one, or else the one whose start or end is nearest. */
export const nearest = (
  campaigns: readonly OfferedCampaign[],
  now: number,
): OfferedCampaign | undefined => {
  const distance = (one: OfferedCampaign): number => {
    const state = stateAt(one, now);
    if (state === "running") return -1;
    return state === "coming" ? one.startAt - now : now - one.endAt;
  };
  return campaigns.toSorted((one, other) => distance(one) - distance(other))[0];
};

/** The number of gifts shown, newest first. */
const maxAwards = 50;

/** A gift paid to the member. */
export interface Won {
  readonly id: number;
  readonly kind: CampaignKind;
  readonly name: Names;
  readonly amount: bigint | null;
  readonly currency: string;
  readonly at: number;
}

export const awardsOf = async (db: Database, { id }: Participant): Promise<readonly Won[]> => {
  const rows = await db
    .select()
    .from(award)
    .innerJoin(campaign, eq(campaign.id, award.campaignId))
    .where(and(eq(award.memberId, id), isNotNull(award.amount)))
    .orderBy(desc(award.id))
    .limit(maxAwards);
  return rows.map((row) => ({
    id: row.award.id,
    kind: row.campaign.kind,
    name: row.campaign.name,
    amount: row.award.amount,
    currency: row.award.currency,
    at: row.award.at,
  }));
};
