import { defaultLocale, type Locale } from "@naluma/site/locale";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import type { Member } from "../members/sessions.ts";
import {
  campaign,
  campaignCurrency,
  campaignPrize,
  type CampaignKind,
  type CampaignState,
  type Names,
} from "./schema.ts";

export type Campaign = typeof campaign.$inferSelect;
export type CampaignCurrency = typeof campaignCurrency.$inferSelect;
export type Prize = typeof campaignPrize.$inferSelect;

/** A campaign with its offer in the currency of one member. */
export interface OfferedCampaign extends Campaign {
  readonly offer: CampaignCurrency;
}

/** A member who takes part, or might. */
export type Participant = Pick<Member, "id" | "siteId" | "currency">;

export const stateAt = (
  { startAt, endAt }: Pick<Campaign, "startAt" | "endAt">,
  now: number,
): CampaignState => {
  if (now >= endAt) return "ended";
  return now < startAt ? "coming" : "running";
};

/** Until it begins or ends, in ms; undefined for one that has ended and will not change again. */
export const untilNextChange = (
  { startAt, endAt }: Pick<Campaign, "startAt" | "endAt">,
  now: number,
): number | undefined => {
  const state = stateAt({ startAt, endAt }, now);
  return state === "ended" ? undefined : (state === "coming" ? startAt : endAt) - now;
};

export const nameIn = (names: Names, lang: Locale): string =>
  names[lang] || names[defaultLocale] || "";

/** How long ended campaigns are still listed, in ms. */
const toldAfterwards = 30 * 24 * 60 * 60_000;

/** Whether members see it: it is running, upcoming, or ended recently. */
export const isToldTo = (
  campaign: Pick<Campaign, "memberIds" | "endAt">,
  member: Participant,
  now: number,
): boolean => isOpenTo(campaign, member) && campaign.endAt > now - toldAfterwards;

/** The key under which the source of a prize name's translations is stored. */
export const prizeField = ({ id }: Pick<Prize, "id">): string => `prizes.${id}`;

/** Whether the operator allows the member to take part at all. */
export const isOpenTo = (
  { memberIds }: Pick<Campaign, "memberIds">,
  { id }: Participant,
): boolean => memberIds === null || memberIds.includes(id);

/** Nothing more can be paid: every gift has been given, or the rest would not cover the largest. */
export const isExhausted = (
  { kind }: Pick<Campaign, "kind">,
  { number, taken, budget, paid, least, most }: CampaignCurrency,
): boolean =>
  // Without its largest prize, a wheel would no longer have the chances that it shows.
  (number > 0 && taken >= number) || budget - paid < (kind === "roulette" ? most : least);

/** Those of the member's site and currency, ordered by end time. */
export const campaignsOf = async (
  db: Database | Tx,
  { siteId, currency }: Participant,
  kind?: CampaignKind,
): Promise<readonly OfferedCampaign[]> => {
  const rows = await db
    .select()
    .from(campaign)
    .innerJoin(campaignCurrency, eq(campaignCurrency.campaignId, campaign.id))
    .where(
      and(
        eq(campaign.siteId, siteId),
        eq(campaignCurrency.currency, currency),
        kind && eq(campaign.kind, kind),
      ),
    )
    .orderBy(asc(campaign.endAt), asc(campaign.id));
  return rows.map((row) => ({ ...row.campaign, offer: row.campaign_currency }));
};

/** In the order of the wheel. */
export const prizesOf = async (
  db: Database | Tx,
  campaignIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Prize[]>> => {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(campaignPrize)
    .where(inArray(campaignPrize.campaignId, [...campaignIds]))
    .orderBy(asc(campaignPrize.position), asc(campaignPrize.id));
  return Map.groupBy(rows, ({ campaignId }) => campaignId);
};

/** In minor units of a currency; undefined for a blank segment. */
export const prizeAmount = ({ amounts }: Prize, currency: string): bigint | undefined => {
  const text = amounts?.[currency];
  return text === undefined ? undefined : BigInt(text);
};
