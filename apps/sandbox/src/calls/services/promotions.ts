import type { Locale } from "@naluma/site/locale";
import { filled } from "@naluma/site/word-files";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { currency, empty, id, money, text, time, whole } from "../../ground/values.ts";
import { money as decimal, shownAmount } from "../../money/amounts.ts";
import {
  campaignsOf,
  isToldTo,
  nameIn,
  prizeAmount,
  prizesOf,
  stateAt,
  type OfferedCampaign,
  type Prize,
} from "../../promotions/campaigns.ts";
import { chanceOf } from "../../promotions/draw.ts";
import { campaignKinds, campaignStates } from "../../promotions/schema.ts";
import {
  awardsOf,
  isTakingBreak,
  takenBy,
  timesLeft,
  type Won,
} from "../../promotions/taking-part.ts";
import type { Services } from "../../services.ts";
import { done, words } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

const campaign = v.object({
  id,
  kind: v.picklist(campaignKinds),
  name: text(0, 255),
  state: v.picklist(campaignStates),
  start_at: time,
  end_at: time,
  currency,
  cost: money,
  times: whole(1),
  per: v.picklist(["campaign", "day"]),
  left: whole(0),
  least: money,
  most: money,
  condition: text(0, 255),
  prizes: v.array(
    v.object({
      prize_id: id,
      prize_name: text(0, 100),
      amount: v.nullable(money),
      chance: v.pipe(v.string(), v.regex(/^(0\.[0-9]{1,6}|1)$/)),
    }),
  ),
});

const won = v.object({
  id,
  kind: v.picklist(campaignKinds),
  name: text(0, 255),
  amount: v.nullable(money),
  currency,
  at: time,
});

const conditionWords = {
  deposit: "promotion_deposit",
  turnover: "promotion_turnover",
} as const;

/** '' if there is no condition for the member. */
const conditionIn = (
  { condition, offer }: Pick<OfferedCampaign, "condition" | "offer">,
  lang: Locale,
): string =>
  condition === "none"
    ? ""
    : filled(words(conditionWords[condition], lang), {
        amount: shownAmount(offer.required, offer.currency, lang),
      });

const prizeDtos = (prizes: readonly Prize[], of: string, lang: Locale) =>
  prizes.map((prize) => {
    const amount = prizeAmount(prize, of);
    return {
      prize_id: prize.id,
      prize_name: nameIn(prize.name, lang),
      amount: amount === undefined ? null : decimal(amount),
      chance: chanceOf(prize, prizes),
    };
  });

const wonDto = ({ id: award, kind, name, amount, currency: of, at }: Won, lang: Locale) => ({
  id: award,
  kind,
  name: nameIn(name, lang),
  amount: amount === null ? null : decimal(amount),
  currency: of,
  at: isoTime(at),
});

/** Current, upcoming and recently ended promotions with their terms, and the member's wins. */
const promotions = memberCall({
  path: "/api/services/v1/member/promotions",
  operationId: "getPromotions",
  tag: "Member services",
  capability: "promotions",
  body: empty,
  data: v.object({ campaigns: v.array(campaign), won: v.array(won) }),
  run: async ({
    holder: { member },
    services: { clock, db },
    lang,
  }: MemberAsk<Pick<Services, "clock" | "db">>) => {
    const now = clock();
    const [all, taken, onBreak, awards] = await Promise.all([
      campaignsOf(db, member),
      takenBy(db, member, now),
      isTakingBreak(db, member, now),
      awardsOf(db, member),
    ]);
    const open = onBreak ? [] : all.filter((one) => isToldTo(one, member, now));
    const prizes = await prizesOf(
      db,
      open.map((one) => one.id),
    );
    return done({
      campaigns: open.map((one) => ({
        id: one.id,
        kind: one.kind,
        name: nameIn(one.name, lang),
        state: stateAt(one, now),
        start_at: isoTime(one.startAt),
        end_at: isoTime(one.endAt),
        currency: one.offer.currency,
        // Gifts never have a price here.
        cost: decimal(0n),
        times: one.times,
        per: one.per,
        left: stateAt(one, now) === "ended" ? 0 : timesLeft(one, taken),
        least: decimal(one.offer.least),
        most: decimal(one.offer.most),
        condition: conditionIn(one, lang),
        prizes: prizeDtos(prizes.get(one.id) ?? [], one.offer.currency, lang),
      })),
      won: awards.map((one) => wonDto(one, lang)),
    });
  },
});

export const promotionCalls = [promotions];
