import { and, eq } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { campaignBudget, mainAccount } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { OfferedCampaign, Participant } from "./campaigns.ts";
import type { RandomWhole } from "./draw.ts";
import { award, campaign, campaignCurrency } from "./schema.ts";

export interface Giver {
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly random: RandomWhole;
}

/** The names of gifts in the ledger. */
export const giftKinds = { red_envelope: "red-envelope", roulette: "roulette" } as const;

/**
 * The current campaign with its offer in the member's currency. It is locked for all other participants until
 * the transaction ends, so that no gift is given twice. The caller has locked the member.
 */
export const lockedCampaign = async (
  tx: Tx,
  { siteId, currency }: Participant,
  id: number,
): Promise<OfferedCampaign | undefined> => {
  const [offer] = await tx
    .select()
    .from(campaignCurrency)
    .where(and(eq(campaignCurrency.campaignId, id), eq(campaignCurrency.currency, currency)))
    .for("update");
  if (!offer) return undefined;
  const [found] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.id, id), eq(campaign.siteId, siteId)));
  return found && { ...found, offer };
};

/** Records one claim or spin and pays its win from the budget; returns the offer as it is afterwards. */
export const give = async (
  tx: Tx,
  { clock, ledger }: Giver,
  member: Participant,
  { kind, id: campaignId, offer }: OfferedCampaign,
  gift: { readonly amount: bigint | undefined; readonly prizeId?: number },
): Promise<OfferedCampaign["offer"]> => {
  const { currency } = offer;
  const amount = gift.amount ?? null;
  const [made] = await tx
    .insert(award)
    .values({
      campaignId,
      memberId: member.id,
      currency,
      prizeId: gift.prizeId ?? null,
      amount,
      at: clock(),
    })
    .returning({ id: award.id });
  if (!made) throw new Error("The gift was not noted.");
  if (amount !== null) {
    const outcome = await ledger.transfer(tx, {
      key: `gift:${made.id}`,
      kind: giftKinds[kind],
      entries: [
        { account: campaignBudget(campaignId, currency), amount: -amount },
        { account: mainAccount(member.id, currency), amount },
      ],
    });
    if (outcome !== "done") throw new Error(`The budget of campaign ${campaignId} is not there.`);
  }
  const after = { taken: offer.taken + 1, paid: offer.paid + (amount ?? 0n) };
  await tx
    .update(campaignCurrency)
    .set(after)
    .where(
      and(eq(campaignCurrency.campaignId, campaignId), eq(campaignCurrency.currency, currency)),
    );
  return { ...offer, ...after };
};
