import { and, countDistinct, count, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { outdatedOf } from "../content/translated-from.ts";
import { isoTime } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { money } from "../money/amounts.ts";
import type { OperatorCampaign } from "./campaign-shapes.ts";
import {
  prizeField,
  prizesOf,
  stateAt,
  type Campaign,
  type CampaignCurrency,
  type Prize,
} from "./campaigns.ts";
import { chanceOf } from "./draw.ts";
import { award, campaign, campaignCurrency } from "./schema.ts";

/** The maximum number of campaigns listed, newest first. */
const maxMembers = 200;

/** Loaded together, so that a list of many campaigns needs one query for each kind of data. */
const factsOf = async (db: Database | Tx, ids: readonly number[]) => {
  const wanted = [...ids];
  const [offers, prizes, takers, drawn] = [
    await db.select().from(campaignCurrency).where(inArray(campaignCurrency.campaignId, wanted)),
    await prizesOf(db, wanted),
    await db
      .select({
        campaignId: award.campaignId,
        currency: award.currency,
        members: countDistinct(award.memberId),
      })
      .from(award)
      .where(inArray(award.campaignId, wanted))
      .groupBy(award.campaignId, award.currency),
    await db
      .select({ prizeId: award.prizeId, times: count() })
      .from(award)
      .where(and(inArray(award.campaignId, wanted), isNotNull(award.prizeId)))
      .groupBy(award.prizeId),
  ];
  return {
    offers: Map.groupBy(offers, ({ campaignId }) => campaignId),
    prizes,
    takers: new Map(takers.map((row) => [`${row.campaignId} ${row.currency}`, row.members])),
    drawn: new Map(drawn.map((row) => [row.prizeId, row.times])),
  };
};

type Facts = Awaited<ReturnType<typeof factsOf>>;

const offerDto = (offer: CampaignCurrency, { takers }: Facts) => ({
  currency: offer.currency,
  least: money(offer.least),
  most: money(offer.most),
  budget: money(offer.budget),
  number: offer.number,
  required: money(offer.required),
  taken: offer.taken,
  members: takers.get(`${offer.campaignId} ${offer.currency}`) ?? 0,
  paid: money(offer.paid),
});

const prizeDto = (
  prize: Prize,
  all: readonly Prize[],
  { drawn }: Facts,
  { translatedFrom }: Campaign,
) => ({
  prize_id: prize.id,
  name: { ...prize.name },
  outdated: outdatedOf(translatedFrom[prizeField(prize)]),
  amounts:
    prize.amounts &&
    Object.fromEntries(
      Object.entries(prize.amounts).map(([currency, text]) => [currency, money(BigInt(text))]),
    ),
  weight: prize.weight,
  chance: chanceOf(prize, all),
  drawn: drawn.get(prize.id) ?? 0,
});

const accountsOf = async (
  db: Database | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.account]));
};

const shown = async (
  db: Database | Tx,
  campaigns: readonly Campaign[],
  now: number,
): Promise<readonly Shown[]> => {
  if (campaigns.length === 0) return [];
  const facts = await factsOf(
    db,
    campaigns.map(({ id }) => id),
  );
  const accounts = await accountsOf(
    db,
    campaigns.flatMap(({ memberIds }) => memberIds ?? []),
  );
  return campaigns.map((one) => {
    const prizes = facts.prizes.get(one.id) ?? [];
    return {
      id: one.id,
      site_id: one.siteId,
      kind: one.kind,
      state: stateAt(one, now),
      name: { ...one.name },
      outdated: outdatedOf(one.translatedFrom["name"]),
      start_at: isoTime(one.startAt),
      end_at: isoTime(one.endAt),
      times: one.times,
      per: one.per,
      condition: one.condition,
      members: one.memberIds && one.memberIds.map((id) => accounts.get(id) ?? String(id)),
      currencies: (facts.offers.get(one.id) ?? [])
        .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
        .map((offer) => offerDto(offer, facts)),
      prizes: prizes.map((prize) => prizeDto(prize, prizes, facts, one)),
      created_at: isoTime(one.createdAt),
    };
  });
};

/** Currencies are plain text in the database. */
type Shown = Omit<OperatorCampaign, "currencies"> & {
  readonly currencies: readonly (Omit<OperatorCampaign["currencies"][number], "currency"> & {
    readonly currency: string;
  })[];
};

/** The campaigns of a site, newest first. */
export const listCampaigns = async (
  db: Database | Tx,
  siteId: number,
  now: number,
): Promise<readonly Shown[]> => {
  const rows = await db
    .select()
    .from(campaign)
    .where(eq(campaign.siteId, siteId))
    .orderBy(desc(campaign.id))
    .limit(maxMembers);
  return shown(db, rows, now);
};

export const findCampaign = async (
  db: Database | Tx,
  id: number,
): Promise<Campaign | undefined> => {
  const [found] = await db.select().from(campaign).where(eq(campaign.id, id));
  return found;
};

export const showCampaign = async (
  db: Database | Tx,
  id: number,
  now: number,
): Promise<Shown | undefined> => {
  const found = await findCampaign(db, id);
  return found && (await shown(db, [found], now))[0];
};
