import type { Database, Tx } from "../ground/db/database.ts";
import { lockMember } from "../play/launches.ts";
import {
  campaignsOf,
  isExhausted,
  isOpenTo,
  stateAt,
  type OfferedCampaign,
  type Participant,
} from "./campaigns.ts";
import { drawAmount } from "./draw.ts";
import { give, lockedCampaign, type Giver } from "./gift.ts";
import { isTakingBreak, meetsCondition, takenBy, timesLeft } from "./taking-part.ts";

export type Claimed =
  | { readonly ok: true; readonly amount: bigint; readonly wasLast: boolean }
  /** `claimed`: the member has used all attempts. `empty`: no gifts are left. */
  | { readonly ok: false; readonly why: "ended" | "claimed" | "empty" | "unmet" };

const refused = (why: "ended" | "claimed" | "empty" | "unmet"): Claimed => ({ ok: false, why });

/** Among the envelopes that the member can open now, the one that ends first. */
export const envelopeFor = async (
  db: Database,
  member: Participant,
  now: number,
): Promise<OfferedCampaign | undefined> => {
  if (await isTakingBreak(db, member, now)) return undefined;
  const taken = await takenBy(db, member, now);
  for (const one of await campaignsOf(db, member, "red_envelope")) {
    const isOffered =
      stateAt(one, now) === "running" &&
      isOpenTo(one, member) &&
      timesLeft(one, taken) > 0 &&
      !isExhausted(one, one.offer);
    if (isOffered && (await meetsCondition(db, member, one, now))) return one;
  }
  return undefined;
};

/** Opens a red envelope: the amount is drawn here and paid together with the response. */
export const claimEnvelope = async (
  tx: Tx,
  giver: Giver,
  member: Participant,
  id: number,
): Promise<Claimed> => {
  await lockMember(tx, member.id);
  const envelope = await lockedCampaign(tx, member, id);
  const now = giver.clock();
  if (envelope?.kind !== "red_envelope" || stateAt(envelope, now) !== "running")
    return refused("ended");
  if (!isOpenTo(envelope, member) || (await isTakingBreak(tx, member, now)))
    return refused("ended");
  if (timesLeft(envelope, await takenBy(tx, member, now)) === 0) return refused("claimed");
  if (isExhausted(envelope, envelope.offer)) return refused("empty");
  if (!(await meetsCondition(tx, member, envelope, now))) return refused("unmet");

  const { least, most, budget, paid, currency } = envelope.offer;
  const rest = budget - paid;
  const amount = drawAmount({ least, most: most < rest ? most : rest }, currency, giver.random);
  const after = await give(tx, giver, member, envelope, { amount });
  return { ok: true, amount, wasLast: isExhausted(envelope, after) };
};
