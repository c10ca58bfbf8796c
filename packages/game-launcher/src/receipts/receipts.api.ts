import { post } from "@naluma/api-client";
import { code, count, emptyBody, listIn, moment, money, text } from "@naluma/api-client/wire";
import { isZero, minus } from "@naluma/site/amounts";
import * as v from "valibot";
import type { ToldReceipt } from "./receipt.ts";

const instant = v.pipe(
  moment,
  v.transform((time) => time.getTime()),
);

const receipt = v.pipe(
  v.object({
    launch_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    gp_id: code,
    provider_name: text,
    game_name: text,
    currency: code,
    started_at: instant,
    opened_at: v.nullable(instant),
    ended_at: v.nullable(instant),
    money_in: money,
    money_out: v.nullable(money),
    rounds: count,
    staked: money,
    /** The part staked on rounds that are not over. */
    open_stake: v.optional(money, "0.00"),
    won: money,
  }),
  v.transform((wire): ToldReceipt => ({
    launchId: wire.launch_id,
    game: wire.game_name,
    provider: wire.gp_id,
    providerName: wire.provider_name,
    currency: wire.currency,
    start: wire.started_at,
    end: wire.ended_at,
    isFoundLate: false,
    moneyIn: wire.money_in,
    moneyOut: wire.money_out,
    back: wire.ended_at === null ? "unknown" : wire.money_out === null ? "not-yet" : "all",
    rounds: wire.rounds,
    result: minus(wire.won, minus(wire.staked, wire.open_stake)),
    openStake: isZero(wire.open_stake) ? null : wire.open_stake,
    isOpened: wire.opened_at !== null,
  })),
);

/** The member's sessions as known to the platform, on any device. */
export const getReceipts = post("/services/v1/member/receipts", {
  body: emptyBody,
  reads: listIn("list", receipt),
});
