import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import * as v from "valibot";
import { isSiteDay } from "../clock.ts";
import type { Member } from "../members/sessions.ts";
import { money } from "../money/decimal.ts";
import { recordKinds } from "../play/record-sources.ts";
import { placePattern, recordsOf, recordSorts, type MoneyRecord } from "../play/records.ts";
import type { Services } from "../services.ts";
import { done } from "../wire/answer.ts";
import type { Bound } from "../wire/api-app.ts";
import { whole } from "../wire/values.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<Services, "catalogue" | "db" | "sessions">;

const day = v.pipe(v.string(), v.check(isSiteDay, "not a day"));

/** A page holds 50; a file is read in larger parts. */
const common = {
  from: v.optional(day),
  to: v.optional(day),
  sort: v.optional(v.picklist(recordSorts), "newest"),
  after: v.optional(v.pipe(v.string(), v.regex(placePattern))),
  limit: v.optional(whole(1, 500), 50),
};

const kindsOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  v.optional(v.pipe(v.array(v.picklist(kinds)), v.maxLength(kinds.length)), []);

const body = v.variant("list", [
  v.strictObject({ list: v.literal("money"), kinds: kindsOf(recordKinds.money), ...common }),
  v.strictObject({ list: v.literal("rounds"), kinds: kindsOf(recordKinds.rounds), ...common }),
  v.strictObject({ list: v.literal("sessions"), kinds: kindsOf(recordKinds.sessions), ...common }),
]);

const isoTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

const toDto = ({ catalogue }: Needs, one: MoneyRecord, { currency }: Member, lang: Locale) => {
  const game = one.game_code === "" ? undefined : catalogue.gameByCode(one.game_code);
  const name = game?.game_name;
  return {
    id: one.id,
    at: isoTime(one.at),
    kind: one.kind,
    gp_id: one.gp_id,
    provider_name: catalogue.provider(one.gp_id)?.name ?? one.gp_id,
    game_name: name?.[lang] ?? name?.en_US ?? one.game_code,
    currency,
    amount: money(one.amount),
    paid_in: money(one.paid_in),
    paid_out: money(one.paid_out),
    balance: one.balance === null ? null : money(one.balance),
    rounds: one.rounds,
    ended_at: isoTime(one.ended_at),
  };
};

/**
 * POST /sandbox/member/records with a member's token: entries of the ledger, rounds, or sessions in games.
 * The wire contract has no call for them.
 */
export const addRecords = (app: Hono<Bound>, services: Needs): void =>
  addMemberCall(app, services, "/sandbox/member/records", body, async (member, lang, asked) => {
    const { records, next, totals } = await recordsOf(services.db, member, asked);
    return done({
      list: records.map((one) => toDto(services, one, member, lang)),
      next: next ?? null,
      totals: {
        records: totals.records,
        paid_in: money(totals.paid_in),
        paid_out: money(totals.paid_out),
        net: money(totals.paid_in - totals.paid_out),
      },
    });
  });
