import type { Locale } from "@naluma/site/locale";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { currency, money, optionalDay, text, time, whole } from "../../ground/values.ts";
import type { Member } from "../../members/sessions.ts";
import { money as moneyText } from "../../money/amounts.ts";
import { recordKinds } from "../../play/record-sources.ts";
import { placePattern, recordsOf, recordSorts, type MoneyRecord } from "../../play/records.ts";
import type { Services } from "../../services.ts";
import { done } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

type Needs = Pick<Services, "catalogue" | "db">;

/** A page holds 50 entries; a file download reads larger parts. */
const common = {
  from: optionalDay,
  to: optionalDay,
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

const data = v.object({
  list: v.array(
    v.object({
      id: whole(1),
      at: v.nullable(time),
      kind: text(1, 32),
      gp_id: text(0, 32),
      provider_name: text(0, 255),
      game_name: text(0, 255),
      currency,
      amount: money,
      paid_in: money,
      paid_out: money,
      balance: v.nullable(money),
      rounds: whole(0),
      ended_at: v.nullable(time),
    }),
  ),
  /** The `after` of the next request. */
  next: v.nullable(text(1, 32)),
  totals: v.object({ records: whole(0), paid_in: money, paid_out: money, net: money }),
});

const toDto = (
  { catalogue }: Pick<Needs, "catalogue">,
  one: MoneyRecord,
  { currency }: Member,
  lang: Locale,
) => {
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
    amount: moneyText(one.amount),
    paid_in: moneyText(one.paid_in),
    paid_out: moneyText(one.paid_out),
    balance: one.balance === null ? null : moneyText(one.balance),
    rounds: one.rounds,
    ended_at: isoTime(one.ended_at),
  };
};

/** Ledger entries, rounds, or game sessions, page by page. */
const records = memberCall({
  path: "/api/services/v1/member/records",
  operationId: "listRecords",
  tag: "Member services",
  capability: "records",
  body,
  data,
  run: async ({ services, holder: { member }, lang }: MemberAsk<Needs>, asked) => {
    const { records: found, next, totals } = await recordsOf(services.db, member, asked);
    return done({
      list: found.map((one) => toDto(services, one, member, lang)),
      next: next ?? null,
      totals: {
        records: totals.records,
        paid_in: moneyText(totals.paid_in),
        paid_out: moneyText(totals.paid_out),
        net: moneyText(totals.paid_in - totals.paid_out),
      },
    });
  },
});

export const recordCalls = [records];
