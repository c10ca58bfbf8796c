import type { Database, Tx } from "../ground/db/database.ts";
import { lockMember } from "../play/launches.ts";
import {
  campaignsOf,
  isExhausted,
  isOpenTo,
  prizeAmount,
  prizesOf,
  stateAt,
  type OfferedCampaign,
  type Participant,
} from "./campaigns.ts";
import { drawPrize } from "./draw.ts";
import { give, lockedCampaign, type Giver } from "./gift.ts";
import { isTakingBreak, meetsCondition, nearest, takenBy, timesLeft } from "./taking-part.ts";

export type Spun =
  | {
      readonly ok: true;
      readonly prizeId: number;
      readonly isWon: boolean;
      readonly left: number;
      readonly wasLast: boolean;
    }
  /** `closed`: not for this member. `unmet`: the condition is not met yet. `used`: no spins are left. */
  | { readonly ok: false; readonly why: "closed" | "unmet" | "used" | "ended" | "coming" };

/** The roulette in the member's currency; there is one at a time. */
export const rouletteFor = async (
  db: Database | Tx,
  member: Participant,
  now: number,
): Promise<OfferedCampaign | undefined> => nearest(await campaignsOf(db, member, "roulette"), now);

/** Whether the wheel no longer spins for anybody. */
const isOver = (roulette: OfferedCampaign, now: number): boolean =>
  stateAt(roulette, now) === "ended" || isExhausted(roulette, roulette.offer);

/** The current wheel, if there is still something to win. It is visible even to members who may not spin it. */
export const runningRoulette = async (
  db: Database | Tx,
  member: Participant,
  now: number,
): Promise<OfferedCampaign | undefined> => {
  const found = await rouletteFor(db, member, now);
  return found && stateAt(found, now) === "running" && !isExhausted(found, found.offer)
    ? found
    : undefined;
};

const refusalOf = async (
  tx: Tx,
  member: Participant,
  roulette: OfferedCampaign | undefined,
  now: number,
): Promise<Exclude<Spun, { readonly ok: true }>["why"] | undefined> => {
  if (!roulette || isOver(roulette, now)) return "ended";
  if (stateAt(roulette, now) === "coming") return "coming";
  if (!isOpenTo(roulette, member) || (await isTakingBreak(tx, member, now))) return "closed";
  if (timesLeft(roulette, await takenBy(tx, member, now)) === 0) return "used";
  return (await meetsCondition(tx, member, roulette, now)) ? undefined : "unmet";
};

/** Spins the wheel: the prize is drawn here and paid together with the response. */
export const spinRoulette = async (tx: Tx, giver: Giver, member: Participant): Promise<Spun> => {
  await lockMember(tx, member.id);
  const now = giver.clock();
  const found = await rouletteFor(tx, member, now);
  const roulette = found && (await lockedCampaign(tx, member, found.id));
  const why = await refusalOf(tx, member, roulette, now);
  if (why !== undefined || !roulette) return { ok: false, why: why ?? "ended" };

  const prizes = (await prizesOf(tx, [roulette.id])).get(roulette.id) ?? [];
  const prize = drawPrize(prizes, giver.random);
  const amount = prizeAmount(prize, roulette.offer.currency);
  const after = await give(tx, giver, member, roulette, { amount, prizeId: prize.id });
  return {
    ok: true,
    prizeId: prize.id,
    isWon: amount !== undefined,
    left: timesLeft(roulette, await takenBy(tx, member, now)),
    wasLast: isExhausted(roulette, after),
  };
};
