import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { currency, day, empty, money, text, time, whole } from "../../ground/values.ts";
import type { Holder } from "../../members/sessions.ts";
import { money as moneyText } from "../../money/amounts.ts";
import {
  activityOf,
  nothing,
  playedSince,
  type Activity,
} from "../../responsible-play/activity/activity.ts";
import {
  periodKinds,
  periodsBefore,
  periodsUpTo,
  siteDay,
} from "../../responsible-play/activity/periods.ts";
import {
  checkMinutes,
  checkNow,
  countAnew,
  minMinutes,
  mayChoose,
  maxMinutes,
} from "../../responsible-play/activity/reality-check.ts";
import type { Services } from "../../services.ts";
import { done, failure, type Answer } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

type Needs = Pick<Services, "clock" | "db">;

const activityBody = v.strictObject({
  by: v.picklist(periodKinds),
  before: v.optional(day),
});

const checkBody = v.union([
  v.strictObject({ minutes: v.union([v.literal(0), whole(minMinutes, maxMinutes)]) }),
  v.strictObject({ seen: v.literal(true) }),
]);

const net = { staked: money, won: money, net: money };

const sums = { ...net, deposits: money, withdrawals: money, played_seconds: whole(0) };

const activityData = v.object({
  currency,
  periods: v.array(v.object({ from: text(10, 10), to: text(10, 10), ...sums })),
  totals: v.object(sums),
  /** The `before` of the next request. */
  before: v.nullable(text(10, 10)),
});

const sessionData = v.object({
  now: time,
  began_at: time,
  currency,
  ...net,
  check: v.object({
    minutes: whole(0),
    choices: v.array(whole(1)),
    least: whole(1),
    most: whole(1),
    may_be_off: v.boolean(),
    next_at: v.nullable(time),
  }),
});

const amounts = ({ staked, won }: Pick<Activity, "staked" | "won">) => ({
  staked: moneyText(staked),
  won: moneyText(won),
  net: moneyText(won - staked),
});

const figures = (one: Activity) => ({
  ...amounts(one),
  deposits: moneyText(one.deposits),
  withdrawals: moneyText(one.withdrawals),
  played_seconds: Math.floor(one.played / 1_000),
});

const sumOf = (all: readonly Activity[]): Activity =>
  all.reduce(
    (sum, one) => ({
      staked: sum.staked + one.staked,
      won: sum.won + one.won,
      deposits: sum.deposits + one.deposits,
      withdrawals: sum.withdrawals + one.withdrawals,
      played: sum.played + one.played,
    }),
    nothing,
  );

/** The session as the member sees it: its start, its result, and when the next reality check is due. */
async function sessionNow(services: Needs, { member, sessionId }: Holder) {
  const now = services.clock();
  const check = await checkNow(services, member, sessionId);
  return done({
    now: isoTime(now),
    began_at: isoTime(check.beganAt),
    currency: member.currency,
    ...amounts(await playedSince(services.db, member, check.beganAt)),
    check: {
      minutes: check.minutes,
      choices: checkMinutes,
      least: minMinutes,
      most: maxMinutes,
      may_be_off: check.mayBeOff,
      next_at: check.nextAt === undefined ? null : isoTime(check.nextAt),
    },
  });
}

const activity = memberCall({
  path: "/api/services/v1/member/activity",
  operationId: "getActivity",
  tag: "Member services",
  capability: "activity",
  body: activityBody,
  data: activityData,
  run: async (
    { services, holder: { member }, lang }: MemberAsk<Needs>,
    { by, before },
  ): Promise<Answer> => {
    const now = services.clock();
    const periods =
      before === undefined ? periodsUpTo(by, siteDay(now)) : periodsBefore(by, before);
    const [first] = periods;
    if (!first) return failure(400, lang);
    const found = await activityOf(services.db, member, periods, now);
    return done({
      currency: member.currency,
      periods: found.map(({ period: { from, to }, ...one }) => ({ from, to, ...figures(one) })),
      totals: figures(sumOf(found)),
      before: member.createdAt < first.starts ? first.from : null,
    });
  },
});

const session = memberCall({
  path: "/api/services/v1/member/session",
  operationId: "getSession",
  tag: "Member services",
  capability: "realityCheck",
  body: empty,
  data: sessionData,
  run: ({ services, holder }: MemberAsk<Needs>) => sessionNow(services, holder),
});

const realityCheck = memberCall({
  path: "/api/services/v1/member/reality-check",
  operationId: "changeRealityCheck",
  tag: "Member services",
  capability: "realityCheck",
  body: checkBody,
  data: sessionData,
  run: async ({ services, holder, lang }: MemberAsk<Needs>, asked): Promise<Answer> => {
    const { member } = holder;
    if ("seen" in asked) await countAnew(services, member);
    else if (mayChoose(member, asked.minutes)) await countAnew(services, member, asked.minutes);
    else return failure(400, lang);
    return sessionNow(services, holder);
  },
});

/** Statistics on a member's own play, and the reality check. */
export const ownPlayCalls = [activity, session, realityCheck];
