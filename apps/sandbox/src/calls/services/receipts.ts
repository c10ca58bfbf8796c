import type { Locale } from "@naluma/site/locale";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { currency, empty, money, text, time, whole } from "../../ground/values.ts";
import { money as moneyText } from "../../money/amounts.ts";
import { receiptsOf, type SessionReceipt } from "../../rounds/receipts.ts";
import type { Services } from "../../services.ts";
import { done } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

type Needs = Pick<Services, "catalogue" | "db">;

const data = v.object({
  list: v.array(
    v.object({
      launch_id: text(8, 64),
      gp_id: text(1, 32),
      provider_name: text(0, 255),
      game_code: text(0, 64),
      game_name: text(0, 255),
      currency,
      started_at: time,
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

const toDto = ({ catalogue }: Pick<Needs, "catalogue">, receipt: SessionReceipt, lang: Locale) => {
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

/** The member's game sessions on all devices, newest first. */
const receipts = memberCall({
  path: "/api/services/v1/member/receipts",
  operationId: "listReceipts",
  tag: "Member services",
  capability: "receipts",
  body: empty,
  data,
  run: async ({ services, holder: { member }, lang }: MemberAsk<Needs>) => {
    const found = await receiptsOf(services.db, member.id);
    return done({ list: found.map((receipt) => toDto(services, receipt, lang)) });
  },
});

export const receiptCalls = [receipts];
