import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import { money } from "../money/decimal.ts";
import { receiptsOf, type SessionReceipt } from "../play/receipts.ts";
import type { Services } from "../services.ts";
import { done } from "../wire/answer.ts";
import type { Bound } from "../wire/api-app.ts";
import { empty } from "../wire/values.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<Services, "catalogue" | "db" | "sessions">;

const isoTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

const toDto = ({ catalogue }: Needs, receipt: SessionReceipt, lang: Locale) => {
  const { launch, moneyIn, moneyOut, rounds, staked, won } = receipt;
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
    money_in: money(moneyIn),
    money_out: moneyOut === undefined ? null : money(moneyOut),
    rounds,
    staked: money(staked),
    won: money(won),
  };
};

/**
 * POST /sandbox/member/receipts with a member's token: the member's sessions in games, newest first, on whatever device they
 * were played. The wire contract has no call for them.
 */
export const addReceipts = (app: Hono<Bound>, services: Needs): void =>
  addMemberCall(app, services, "/sandbox/member/receipts", empty, async (member, lang) => {
    const receipts = await receiptsOf(services.db, member.id);
    return done({ list: receipts.map((receipt) => toDto(services, receipt, lang)) });
  });
