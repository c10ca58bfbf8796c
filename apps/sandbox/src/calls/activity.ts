import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { siteTime } from "../ground/clock.ts";
import { empty, id, money, text, whole } from "../ground/values.ts";
import { money as decimal } from "../money/amounts.ts";
import { publishCash } from "../play/member-events.ts";
import { isOpenTo, nameIn, prizesOf } from "../promotions/campaigns.ts";
import { claimEnvelope, envelopeFor } from "../promotions/claim.ts";
import { publishDisplay } from "../promotions/display-events.ts";
import { runningRoulette, spinRoulette } from "../promotions/spin.ts";
import { isTakingBreak, takenBy, timesLeft } from "../promotions/taking-part.ts";
import type { Services } from "../services.ts";
import { done, refusal } from "../wire/answer.ts";
import { memberCall, type MemberAsk, type MoneyAsk } from "../wire/call.ts";
import { moneyCall } from "../wire/money-call.ts";

type Reads = Pick<Services, "clock" | "db">;
type Gives = Pick<Services, "background" | "clock" | "db" | "ledger" | "publisher" | "random">;

const envelope = memberCall({
  path: "/api/arks/web/activity/red_envelope_promotion",
  operationId: "getRedEnvelope",
  tag: "Promotions",
  body: empty,
  data: v.object({ envelope: v.nullable(v.object({ id, end_at: text(19, 19) })) }),
  run: async ({ services: { clock, db }, holder: { member } }: MemberAsk<Reads>) => {
    const found = await envelopeFor(db, member, clock());
    return done({ envelope: found ? { id: found.id, end_at: siteTime(found.endAt) } : null });
  },
});

const claimRefusals = {
  ended: ["102", "envelope_ended"],
  claimed: ["102", "envelope_claimed"],
  empty: ["102", "envelope_empty"],
  // The envelope stays available: the member can still fulfil the condition and open it.
  unmet: ["999", "promotion_unmet"],
} as const;

const claim = moneyCall({
  path: "/api/arks/web/activity/red_envelope",
  operationId: "claimRedEnvelope",
  tag: "Promotions",
  body: v.strictObject({ id }),
  data: v.object({ cash: money }),
  run: async ({ services, tx, holder: { member }, lang, afterwards }: MoneyAsk<Gives>, asked) => {
    const claimed = await claimEnvelope(tx, services, member, asked.id);
    if (!claimed.ok) {
      const [code, message] = claimRefusals[claimed.why];
      return refusal(code, message, lang);
    }
    afterwards(() => {
      publishCash(services, member);
      if (claimed.wasLast) publishDisplay(services, "red_envelope", [member.currency]);
    });
    return done({ cash: decimal(claimed.amount) });
  },
});

const roulette = memberCall({
  path: "/api/arks/web/activity/roulette",
  operationId: "getRoulette",
  tag: "Promotions",
  body: empty,
  data: v.object({
    detail: v.nullable(
      v.object({ prize_settings: v.array(v.object({ prize_id: id, prize_name: text(0, 100) })) }),
    ),
  }),
  run: async (ask: MemberAsk<Reads>) => {
    const { clock, db } = ask.services;
    const { member } = ask.holder;
    const now = clock();
    const found = await runningRoulette(db, member, now);
    if (!found || (await isTakingBreak(db, member, now))) return done({ detail: null });
    const prizes = (await prizesOf(db, [found.id])).get(found.id) ?? [];
    return done({
      detail: {
        prize_settings: prizes.map((prize) => ({
          prize_id: prize.id,
          prize_name: nameIn(prize.name, ask.lang),
        })),
      },
    });
  },
});

const info = memberCall({
  path: "/api/arks/web/activity/roulette/info",
  operationId: "getRouletteInfo",
  tag: "Promotions",
  body: empty,
  data: v.object({ detail: v.object({ remaining_draws: whole(0) }) }),
  run: async (ask: MemberAsk<Reads>) => {
    const { clock, db } = ask.services;
    const { member } = ask.holder;
    const now = clock();
    const found = await runningRoulette(db, member, now);
    if (!found) return done({ detail: { remaining_draws: 0 } });
    if (!isOpenTo(found, member) || (await isTakingBreak(db, member, now)))
      return refusal("2095101", "promotion_closed", ask.lang);
    const remaining_draws = timesLeft(found, await takenBy(db, member, now));
    return done({ detail: { remaining_draws } });
  },
});

/** How long the wheel on the page turns, in ms (PROMO-15). */
const wheelTurns = 1_500;

const spinRefusals = {
  // The contract has no code of its own for this when spinning.
  closed: ["2093101", "promotion_closed"],
  unmet: ["2093101", "promotion_unmet"],
  used: ["2093102", "roulette_no_draws"],
  ended: ["2093103", "promotion_over"],
  coming: ["2093104", "promotion_coming"],
} as const;

const spin = moneyCall({
  path: "/api/arks/web/activity/roulette/spin",
  operationId: "spinRoulette",
  tag: "Promotions",
  body: empty,
  data: v.object({ prize_id: id, remaining_draws: whole(0) }),
  run: async ({ services, tx, holder: { member }, lang, afterwards }: MoneyAsk<Gives>) => {
    const spun = await spinRoulette(tx, services, member);
    if (!spun.ok) {
      const [code, message] = spinRefusals[spun.why];
      return refusal(code, message, lang);
    }
    afterwards(() => {
      // Sent immediately, the balance would reveal the prize while the wheel is still turning.
      if (spun.isWon)
        services.background.run(`wheel of ${member.id}`, async () => {
          await pause(wheelTurns);
          publishCash(services, member);
        });
      if (spun.wasLast) publishDisplay(services, "roulette", [member.currency]);
    });
    return done({ prize_id: spun.prizeId, remaining_draws: spun.left });
  },
});

/** The promotions that run for a member, and how the member takes part in them (W-54, W-55). */
export const activityCalls = [envelope, claim, roulette, info, spin];
