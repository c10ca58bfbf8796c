import { randomUUID } from "node:crypto";
import type { Locale } from "@naluma/site/locale";
import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { translatedFrom, type Translated } from "../content/translated-from.ts";
import type { Clock } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { campaignBudget, houseAccount } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { changesOnceBegun, problemsOf, type Plan, type PlannedPrize } from "./campaign-plan.ts";
import {
  nameIn,
  prizeField,
  prizesOf,
  stateAt,
  type Campaign,
  type CampaignCurrency,
  type Prize,
} from "./campaigns.ts";
import { campaign, campaignCurrency, campaignPrize, type Names } from "./schema.ts";

export interface Writer {
  readonly clock: Clock;
  readonly ledger: Ledger;
}

/** The problems by field; nothing was written. The surrounding transaction must be rolled back. */
export class CampaignProblems extends Error {
  override readonly name = "CampaignProblems";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("; "));
    this.problems = problems;
  }
}

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new CampaignProblems(problems);
};

/** Writes are serialised, because otherwise two roulettes could get the same period. */
export const lockCampaigns = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(4217002)`);

/** A spin does not name its roulette, so there can be only one at a time in a currency. */
const refuseSecondRoulette = async (
  tx: Tx,
  plan: Plan,
  { siteId, campaignId }: { readonly siteId: number; readonly campaignId: number },
): Promise<void> => {
  if (plan.kind !== "roulette") return;
  const others = await tx
    .select()
    .from(campaign)
    .innerJoin(campaignCurrency, eq(campaignCurrency.campaignId, campaign.id))
    .where(
      and(
        eq(campaign.siteId, siteId),
        eq(campaign.kind, "roulette"),
        ne(campaign.id, campaignId),
        lt(campaign.startAt, plan.endAt),
        gt(campaign.endAt, plan.startAt),
      ),
    );
  refuse(
    plan.offers.flatMap(({ currency }, place) => {
      const other = others.find((one) => one.campaign_currency.currency === currency)?.campaign;
      return other
        ? [
            `currencies.${place}.currency: the prize wheel '${nameIn(other.name, "en_US")}' runs at that time`,
          ]
        : [];
    }),
  );
};

/** Moves the difference between the house and the budget; a negative one is returned to the house. */
const fund = async (
  tx: Tx,
  { ledger }: Writer,
  { campaignId, currency, amount }: { campaignId: number; currency: string; amount: bigint },
): Promise<void> => {
  if (amount === 0n) return;
  const outcome = await ledger.transfer(tx, {
    key: `campaign-budget:${campaignId}:${currency}:${randomUUID()}`,
    kind: "campaign-budget",
    entries: [
      { account: houseAccount(currency), amount: -amount },
      { account: campaignBudget(campaignId, currency), amount },
    ],
  });
  if (outcome === "insufficient") refuse([`budget: there is not enough ${currency} for that`]);
};

const place = async (tx: Tx, campaignId: number, { offers, prizes }: Plan): Promise<void> => {
  await tx
    .insert(campaignCurrency)
    .values(offers.map((offer) => ({ ...offer, campaignId, taken: 0, paid: 0n })));
  if (prizes.length > 0)
    await tx
      .insert(campaignPrize)
      // A changed prize keeps its identity.
      .overridingSystemValue()
      .values(prizes.map((prize, position) => ({ ...prize, campaignId, position })));
};

const termsOf = ({ offers: _offers, prizes: _prizes, ...terms }: Plan) => terms;

/** @throws CampaignProblems */
export const createCampaign = async (
  tx: Tx,
  writer: Writer,
  site: SiteRecord,
  plan: Plan,
): Promise<number> => {
  const now = writer.clock();
  refuse(problemsOf(plan, site, now));
  await lockCampaigns(tx);
  await refuseSecondRoulette(tx, plan, { siteId: site.id, campaignId: 0 });
  const [made] = await tx
    .insert(campaign)
    .values({
      ...termsOf(plan),
      siteId: site.id,
      announced: stateAt(plan, now),
      createdAt: now,
    })
    .returning({ id: campaign.id });
  if (!made) throw new Error("The campaign was not made.");
  await place(tx, made.id, plan);
  for (const { currency, budget } of plan.offers)
    await fund(tx, writer, { campaignId: made.id, currency, amount: budget });
  return made.id;
};

/** Claims and spins wait until the transaction ends; earlier ones have been paid. */
export const lockOffers = (tx: Tx, campaignId: number): Promise<CampaignCurrency[]> =>
  tx
    .select()
    .from(campaignCurrency)
    .where(eq(campaignCurrency.campaignId, campaignId))
    .orderBy(asc(campaignCurrency.currency))
    .for("update");

const unknownPrizes = (
  { prizes }: Pick<Plan, "prizes">,
  before: readonly Pick<Prize, "id">[],
): readonly string[] => {
  const left = new Set(before.map(({ id }) => id));
  return prizes.flatMap(({ id }, place) =>
    id === undefined || left.delete(id)
      ? []
      : [`prizes.${place}.prize_id: is no prize of the campaign, or is there twice`],
  );
};

/** A new prize has no translation that could be outdated. */
const textsOf = (
  name: Names,
  prizes: readonly Pick<PlannedPrize, "id" | "name">[],
): Translated["texts"] => ({
  name,
  ...Object.fromEntries(
    prizes.flatMap(({ id, name: ofPrize }) =>
      id === undefined ? [] : [[prizeField({ id }), ofPrize]],
    ),
  ),
});

interface Change {
  readonly before: Campaign;
  readonly plan: Plan;
  readonly arePrizesNew: boolean;
  readonly reviewed: readonly Locale[];
}

/** @throws CampaignProblems */
export const changeCampaign = async (
  tx: Tx,
  writer: Writer,
  site: SiteRecord,
  { before, plan, arePrizesNew, reviewed }: Change,
): Promise<void> => {
  const now = writer.clock();
  const { id: campaignId } = before;
  refuse(problemsOf(plan, site, now));
  await lockCampaigns(tx);
  const offers = await lockOffers(tx, campaignId);
  await refuseSecondRoulette(tx, plan, { siteId: site.id, campaignId });
  const prizes = (await prizesOf(tx, [campaignId])).get(campaignId) ?? [];
  refuse(unknownPrizes(plan, prizes));
  const hasBegun = stateAt(before, now) !== "coming";
  if (hasBegun) {
    if (arePrizesNew) refuse(["prizes: cannot change once the campaign has begun"]);
    refuse(changesOnceBegun(before, offers, plan));
    for (const { currency, budget, number } of plan.offers)
      await tx
        .update(campaignCurrency)
        .set({ budget, number })
        .where(
          and(eq(campaignCurrency.campaignId, campaignId), eq(campaignCurrency.currency, currency)),
        );
  } else {
    await tx.delete(campaignCurrency).where(eq(campaignCurrency.campaignId, campaignId));
    await tx.delete(campaignPrize).where(eq(campaignPrize.campaignId, campaignId));
    await place(tx, campaignId, plan);
  }
  await tx
    .update(campaign)
    .set({
      ...termsOf(plan),
      announced: stateAt(plan, now),
      translatedFrom: translatedFrom(
        { texts: textsOf(before.name, prizes), translatedFrom: before.translatedFrom },
        textsOf(plan.name, hasBegun ? prizes : plan.prizes),
        reviewed,
      ),
    })
    .where(eq(campaign.id, campaignId));
  const budgets = new Map(plan.offers.map(({ currency, budget }) => [currency, budget]));
  for (const { currency, budget } of offers)
    budgets.set(currency, (budgets.get(currency) ?? 0n) - budget);
  for (const [currency, amount] of budgets)
    await fund(tx, writer, { campaignId, currency, amount });
};

/** Returns the rest of the budget to the house. */
export const returnRest = async (tx: Tx, writer: Writer, campaignId: number): Promise<void> => {
  for (const { currency } of await lockOffers(tx, campaignId)) {
    const rest = await writer.ledger.balance(tx, campaignBudget(campaignId, currency));
    await fund(tx, writer, { campaignId, currency, amount: -rest });
  }
};

/** Ends it now, whether it is running or upcoming. */
export const endCampaign = async (tx: Tx, writer: Writer, before: Campaign): Promise<void> => {
  const now = writer.clock();
  await lockCampaigns(tx);
  await lockOffers(tx, before.id);
  await tx
    .update(campaign)
    .set({ startAt: Math.min(before.startAt, now), endAt: now, announced: "ended" })
    .where(eq(campaign.id, before.id));
  await returnRest(tx, writer, before.id);
};
