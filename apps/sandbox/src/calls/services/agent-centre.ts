import type { Locale } from "@naluma/site/locale";
import * as v from "valibot";
import { agentStatusOf } from "../../agents/applications.ts";
import { agentLevels, settlementOf, settlementStates, shareOf } from "../../agents/commission.ts";
import { dayStart, monthAt, monthStart } from "../../agents/months.ts";
import {
  placePattern,
  reportNames,
  reportOf,
  reportSorts,
  type ReportName,
  type ReportRow,
} from "../../agents/reports.ts";
import { paidCommissions } from "../../agents/settlements.ts";
import { sendToDownline } from "../../agents/transfer.ts";
import { asParagraphs, seededPageText, type PageText } from "../../content/seeded-texts.ts";
import { isoTime } from "../../ground/clock.ts";
import {
  currency,
  empty,
  html,
  id,
  money,
  optionalDay,
  text,
  time,
  whole,
} from "../../ground/values.ts";
import { minorUnits, money as decimal } from "../../money/amounts.ts";
import { publishCash } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { type Answer, done, refusal, words } from "../../wire/answer.ts";
import { memberCall, type MemberAsk, type MoneyAsk } from "../../wire/call.ts";
import { moneyCall } from "../../wire/money-call.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "ledger" | "publisher">;

const written = (
  ids: readonly PageText[],
  lang: Locale,
  gaps?: Parameters<typeof seededPageText>[1],
): string => {
  const texts = asParagraphs(...ids.map((id) => seededPageText(id, gaps)));
  return texts[lang] ?? texts["en_US"] ?? "";
};

/** The operator's settings for the agent programme, and the member's state in it. */
const status = memberCall({
  path: "/api/services/v1/member/agent",
  operationId: "getAgentStanding",
  tag: "Member services",
  capability: "agents",
  body: empty,
  data: v.object({
    state: v.picklist(["open", "pending", "refused", "closed", "agent"]),
    applied_at: v.nullable(time),
    decided_at: v.nullable(time),
    plan: html,
    agreement: html,
    levels: v.array(v.object({ level: id, name: text(1, 64), share: whole(0, 100) })),
  }),
  run: async ({
    holder: { member },
    services,
    lang,
  }: MemberAsk<Pick<Services, "db" | "sites">>) => {
    const age = services.sites.withId(member.siteId)?.minimumAge ?? 18;
    const { state, appliedAt, decidedAt } = await agentStatusOf(services.db, member);
    return done({
      state,
      applied_at: isoTime(appliedAt),
      decided_at: isoTime(decidedAt),
      plan: written(["agent.plan.1", "agent.plan.2"], lang),
      agreement: written(["agent.agreement.1", "agent.agreement.2", "agent.agreement.3"], lang, {
        age,
      }),
      levels: agentLevels.map(({ level, name, share }) => ({
        level,
        name: words(name, lang),
        share: Number(share),
      })),
    });
  },
});

const reportBody = v.strictObject({
  report: v.picklist(reportNames),
  from: optionalDay,
  to: optionalDay,
  account: v.optional(text(0, 64)),
  sort: v.optional(v.picklist(reportSorts), "newest"),
  after: v.optional(v.pipe(v.string(), v.regex(placePattern))),
  limit: v.optional(whole(1, 500), 50),
});

const sums = {
  members: whole(0),
  active: whole(0),
  rounds: whole(0),
  paid_in: money,
  paid_out: money,
  turnover: money,
  won: money,
  net: money,
};

const startOf: Readonly<Record<ReportName, (row: ReportRow) => number | null>> = {
  downline: ({ joined_at }) => joined_at,
  operation: ({ id: days }) => dayStart(days),
  stratified: () => null,
  settlement: ({ id: month }) => monthStart(month),
};

const sumsOf = (of: Pick<ReportRow, keyof typeof sums & keyof ReportRow>) => ({
  members: of.members,
  active: of.active,
  rounds: of.rounds,
  paid_in: decimal(of.paid_in),
  paid_out: decimal(of.paid_out),
  turnover: decimal(of.turnover),
  won: decimal(of.won),
  net: decimal(of.turnover - of.won),
});

const noAgent = (lang: Locale): Answer => refusal("103", "agent_only", lang);

const report = memberCall({
  path: "/api/services/v1/member/agent/report",
  operationId: "getAgentReport",
  tag: "Member services",
  capability: "agents",
  body: reportBody,
  data: v.object({
    list: v.array(
      v.object({
        id,
        account: text(0, 64),
        level: whole(0),
        at: v.nullable(time),
        ...sums,
        commission: v.nullable(money),
        state: v.nullable(v.picklist(settlementStates)),
      }),
    ),
    next: v.nullable(v.string()),
    share: whole(0, 100),
    currency,
    totals: v.object({ rows: whole(0), ...sums }),
  }),
  run: async ({ holder: { member }, services, lang }: MemberAsk<Needs>, asked) => {
    if (!member.facts.agentActive) return noAgent(lang);
    const { db, clock } = services;
    const page = await reportOf(db, member, asked);
    const share = shareOf(member.facts.agentLevel ?? 1);
    const thisMonth = monthAt(clock());
    const paid =
      asked.report === "settlement"
        ? await paidCommissions(db, member.id)
        : new Map<number, bigint>();
    const settled = ({ id: month, turnover, won }: ReportRow) => {
      const netRevenue = turnover - won;
      const { state, commission } = settlementOf(
        { month, netRevenue, paid: paid.get(month) },
        { share, thisMonth },
      );
      return { state, commission: decimal(commission) };
    };
    const isByMember = asked.report === "downline";
    return done({
      list: page.rows.map((row) => ({
        id: row.id,
        account: isByMember ? row.account : "",
        level: isByMember || asked.report === "stratified" ? row.level : 0,
        at: isoTime(startOf[asked.report](row)),
        ...sumsOf(row),
        ...(asked.report === "settlement" ? settled(row) : { commission: null, state: null }),
      })),
      next: page.next ?? null,
      share: Number(share),
      currency: member.currency,
      totals: { rows: page.totals.rows, ...sumsOf(page.totals) },
    });
  },
});

const transferBody = v.strictObject({
  account: text(1, 64),
  /** Decimal text above zero, with at most two decimal places. */
  amount: v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,13}(\.[0-9]{1,2})?$/),
    v.check((amount) => minorUnits(amount) !== undefined, "not an amount above zero"),
  ),
});

const transferRefusals = {
  "no agent": ["103", "agent_only"],
  unknown: ["101", "agent_downline_unknown"],
  closed: ["104", "agent_receiver_closed"],
  short: ["102", "agent_cash_short"],
} as const;

const transfer = moneyCall({
  path: "/api/services/v1/member/agent/transfer",
  operationId: "sendToDownline",
  tag: "Member services",
  capability: "agents",
  body: transferBody,
  data: v.object({ cash: money }),
  run: async (
    { services, tx, holder: { member: agent }, lang, key, afterwards }: MoneyAsk<Needs>,
    { account, amount },
  ) => {
    const sent = { account, amount: minorUnits(amount) ?? 0n, key };
    const sending = await sendToDownline(services, tx, agent, sent);
    if (sending.kind !== "done") {
      const [code, message] = transferRefusals[sending.kind];
      return refusal(code, message, lang);
    }
    afterwards(() => {
      publishCash(services, agent);
      publishCash(services, { id: sending.receiverId, currency: agent.currency });
    });
    return done({ cash: decimal(sending.cash) });
  },
});

export const agentCentreCalls = [status, report, transfer];
