import { isoTime } from "../clock.ts";
import { devicesOf } from "../devices/devices.ts";
import type { Member } from "../members/sessions.ts";
import { money } from "../money/decimal.ts";
import { recordsOf } from "../play/records.ts";
import { mainBalance } from "../play/wallet.ts";
import { sizeText } from "../responsible-play/limits/restriction-answer.ts";
import { exclusionsOf, limitsOf } from "../responsible-play/limits/stored-limits.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "ledger">;

/** A member in a list, and at the head of their own page. */
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

/** The latest movements that a view shows; the ledger has them all. */
const shownRecords = 20;

/** What an operator sees of one member: never a password, a token or the number of a bank account. */
export const memberView = async (services: Needs, member: Member) => {
  const { catalogue, clock, db, ledger } = services;
  const now = clock();
  const [cash, wallets, seen, limits, breaks, { records }] = await Promise.all([
    mainBalance(services, db, member),
    ledger.providerWallets(db, member.id, member.currency),
    // No session asks: every device is another one.
    devicesOf(db, { memberId: member.id, sessionId: "", now }),
    limitsOf(db, member.id, now),
    exclusionsOf(db, member.id, now),
    recordsOf(db, member, { list: "money", kinds: [], sort: "newest", limit: shownRecords }),
  ]);
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
      kind: one.kind,
      provider_name: one.gp_id === "" ? "" : nameOf(one.gp_id),
      amount: money(one.amount),
      balance: one.balance === null ? null : money(one.balance),
    })),
  };
};
