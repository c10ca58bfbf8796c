import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../ground/db/open.ts";
import type { Participant } from "./campaigns.ts";
import { award, campaign, type CampaignKind, type Names } from "./schema.ts";

/** The number of gifts shown, newest first. */
const maxAwards = 50;

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
