import { sql } from "drizzle-orm";
import * as v from "valibot";
import { devicesOf } from "../devices/devices.ts";
import { isoTime } from "../ground/clock.ts";
import { rowsOf, type Database } from "../ground/db/database.ts";
import type { Member } from "../members/sessions.ts";
import { money } from "../money/amounts.ts";
import { recordsOf } from "../play/records.ts";
import { mainBalance } from "../play/wallet.ts";
import { exclusionsOf, limitsOf } from "../responsible-play/limits/stored-limits.ts";
import type { Services } from "../services.ts";
import { sizeText } from "../wire/restriction-answer.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "ledger">;

/** A member in a list, and at the top of their own page. */
export const memberRow = (member: Member, cash: bigint) => ({
  member_id: member.id,
  site_id: member.siteId,
  account: member.account,
  name: member.facts.name ?? "",
  currency: member.currency,
  state: member.state,
  created_at: isoTime(member.createdAt),
  cash: money(cash),
});

/** The latest movements shown in a view; the ledger has them all. */
const shownRecords = 20;

const move = v.object({
  id: v.number(),
  kind: v.picklist(["operator", "seed"]),
  who: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

/** Members see deposits and withdrawals where the house moved money; an operator sees who did it, and why. */
const houseMoves = async (db: Database, entries: readonly number[]) => {
  if (entries.length === 0) return new Map<number, v.InferOutput<typeof move>>();
  const ids = sql.join(
    entries.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const moves = await rowsOf(
    db,
    sql`select e.id, t.kind, o.who, o.detail->>'reason' as reason
        from ledger_entry e
        join ledger_transaction t on t.id = e.transaction_id
        left join operator_action o on o.what = 'member.money' and o.detail->>'ledger_key' = t.key
        where e.id in (${ids}) and t.kind in ('operator', 'seed')`,
    move,
  );
  return new Map(moves.map((one) => [one.id, one]));
};

/** An operator's view of one member: never a password, a token or a bank account number. */
export const memberView = async (services: Needs, member: Member) => {
  const { catalogue, clock, db, ledger } = services;
  const now = clock();
  const [cash, wallets, seen, limits, breaks, { records }] = await Promise.all([
    mainBalance(services, db, member),
    ledger.providerWallets(db, member.id, member.currency),
    // There is no requesting session, so no device counts as the current one.
    devicesOf(db, { memberId: member.id, sessionId: "", now }),
    limitsOf(db, member.id, now),
    exclusionsOf(db, member.id, now),
    recordsOf(db, member, { list: "money", kinds: [], sort: "newest", limit: shownRecords }),
  ]);
  const moves = await houseMoves(
    db,
    records.map(({ id }) => id),
  );
  const nameOf = (gpId: string) => catalogue.provider(gpId)?.name ?? gpId;
  return {
    ...memberRow(member, cash),
    email: member.facts.email ?? "",
    phone: member.facts.phone ?? "",
    must_change_password: member.facts.firstLoginToChangePassword === true,
    is_agent: member.facts.agentActive === true,
    wallets: [...wallets].map(([gp_id, amount]) => ({
      gp_id,
      provider_name: nameOf(gp_id),
      amount: money(amount),
    })),
    devices: seen.devices.map(({ id, browser, system, address, at, isLive }) => ({
      id,
      browser,
      system,
      address,
      at: isoTime(at),
      is_live: isLive,
    })),
    last_login_at: seen.lastLogin ? isoTime(seen.lastLogin.at) : null,
    limits: limits
      .filter(({ size }) => size !== null)
      .map(({ kind, period, size }) => ({
        kind,
        period,
        size: size === null ? "" : sizeText(kind, size),
      })),
    time_out_until: breaks["time-out"] === undefined ? null : isoTime(breaks["time-out"]),
    self_excluded_until:
      breaks["self-exclusion"] === undefined ? null : isoTime(breaks["self-exclusion"]),
    records: records.map((one) => ({
      id: one.id,
      at: isoTime(one.at),
      kind: moves.get(one.id)?.kind ?? one.kind,
      who: moves.get(one.id)?.who ?? null,
      reason: moves.get(one.id)?.reason ?? null,
      provider_name: one.gp_id === "" ? "" : nameOf(one.gp_id),
      amount: money(one.amount),
      balance: one.balance === null ? null : money(one.balance),
    })),
  };
};
