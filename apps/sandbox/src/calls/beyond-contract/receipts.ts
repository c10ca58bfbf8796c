import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { currency, empty, money, text, time, whole } from "../../ground/values.ts";
import type { Member } from "../../members/sessions.ts";
import { money as moneyText } from "../../money/amounts.ts";
import { receiptsOf, type SessionReceipt } from "../../rounds/receipts.ts";
import type { Services } from "../../services.ts";
import { done } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<Services, "catalogue" | "db" | "sessions">;

const data = v.object({
  list: v.array(
    v.object({
      launch_id: text(8, 64),
      gp_id: text(1, 32),
      provider_name: text(0, 255),
      game_code: text(0, 64),
      game_name: text(0, 255),
      currency,
      started_at: v.nullable(time),
      opened_at: v.nullable(time),
      ended_at: v.nullable(time),
      money_in: money,
      money_out: v.nullable(money),
      rounds: whole(0),
      staked: money,
      open_stake: money,
      won: money,
    }),
  ),
});

const toDto = ({ catalogue }: Needs, receipt: SessionReceipt, lang: Locale) => {
  const { launch, moneyIn, moneyOut, rounds, staked, openStake, won } = receipt;
  const name = catalogue.gameByCode(launch.gameCode)?.game_name;
  return {
    launch_id: launch.launchId,
    gp_id: launch.gpId,
    provider_name: catalogue.provider(launch.gpId)?.name ?? launch.gpId,
    game_code: launch.gameCode,
    game_name: name?.[lang] ?? name?.en_US ?? launch.gameCode,
    currency: launch.currency,
    started_at: isoTime(launch.startedAt),
    opened_at: isoTime(launch.openedAt),
    ended_at: isoTime(launch.leftAt),
    money_in: moneyText(moneyIn),
    money_out: moneyOut === undefined ? null : moneyText(moneyOut),
    rounds,
    staked: moneyText(staked),
    open_stake: moneyText(openStake),
    won: moneyText(won),
  };
};

/**
 * POST /sandbox/member/receipts with a member's token: the member's game sessions on all devices, newest first.
 * The wire contract has no call for them.
 */
export const addReceipts = (app: Hono<Bound>, services: Needs): void => {
  const path = "/sandbox/member/receipts";
  const carry = async (member: Member, lang: Locale) => {
    const receipts = await receiptsOf(services.db, member.id);
    return done({ list: receipts.map((receipt) => toDto(services, receipt, lang)) });
  };
  addMemberCall(app, services, path, empty, carry, data);
};
