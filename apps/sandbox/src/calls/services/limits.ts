import type { Capability } from "@naluma/site/capabilities";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import type { Database, Tx } from "../../ground/db/database.ts";
import { currency, empty, time } from "../../ground/values.ts";
import type { Member } from "../../members/sessions.ts";
import { money } from "../../money/amounts.ts";
import { lockMember } from "../../play/launches.ts";
import { closeSockets, publishCash } from "../../play/member-events.ts";
import {
  exclusionEnd,
  exclusionKinds,
  exclusionLengths,
  type ExclusionKind,
} from "../../responsible-play/limits/exclusion.ts";
import {
  type LimitKind,
  limitKinds,
  limitPeriods,
  type LimitSize,
  noLimit,
  sizeOf,
  withoutPending,
  withSize,
} from "../../responsible-play/limits/limit.ts";
import { periodEnd, periodStart } from "../../responsible-play/limits/periods.ts";
import {
  addExclusion,
  changeLimit,
  exclusionsOf,
  limitsOf,
} from "../../responsible-play/limits/stored-limits.ts";
import { usedSince } from "../../responsible-play/limits/used.ts";
import { endVisit } from "../../rounds/end-visit.ts";
import type { Services } from "../../services.ts";
import { done, failure, type Answer } from "../../wire/answer.ts";
import { memberCall, type BodySchema, type MemberAsk, type MoneyAsk } from "../../wire/call.ts";
import { moneyCall } from "../../wire/money-call.ts";
import { sizeText } from "../../wire/restriction-answer.ts";

type Needs = Pick<
  Services,
  | "background"
  | "clock"
  | "connectionUser"
  | "db"
  | "ledger"
  | "providerStatus"
  | "publisher"
  | "sessions"
  | "sites"
  | "waitingStarts"
>;

const name = {
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
};

const sizeBody = v.strictObject({
  ...name,
  size: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{2})?$/))),
});

const allLengths = [...exclusionLengths["time-out"], ...exclusionLengths["self-exclusion"]];

/** An amount, or a whole number of minutes. */
const size = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{2})?$/));

const stateData = v.object({
  now: time,
  currency,
  limits: v.array(
    v.object({
      ...name,
      size: v.nullable(size),
      used: size,
      resets_at: time,
      pending: v.nullable(v.object({ size: v.nullable(size), from: time })),
    }),
  ),
  time_out_until: v.nullable(time),
  breaks: v.array(
    v.object({ kind: v.picklist(exclusionKinds), length: v.picklist(allLengths), until: time }),
  ),
});

/** Session time counts in completed minutes. */
const usedText = (kind: LimitKind, used: bigint): string =>
  kind === "session" ? String(used / 60_000n) : money(used);

/** The service that each kind of break belongs to. */
const serviceOf = {
  "time-out": "timeOut",
  "self-exclusion": "selfExclusion",
} as const satisfies Readonly<Record<ExclusionKind, Capability>>;

/** All limits of a member with their current use, and the time-out; of each, what the site has. */
const stateOf = async (
  { clock, db, sites }: Pick<Needs, "clock" | "sites"> & { readonly db: Database | Tx },
  { id, siteId, currency }: Member,
): Promise<Answer> => {
  const now = clock();
  const [stored, { "time-out": timeOut }] = await Promise.all([
    limitsOf(db, id, now),
    exclusionsOf(db, id, now),
  ]);
  const offeredKinds = sites.offers(siteId, "limits") ? limitKinds : [];
  const offeredBreaks = exclusionKinds.filter((kind) => sites.offers(siteId, serviceOf[kind]));
  const limits = await Promise.all(
    offeredKinds.flatMap((kind) =>
      limitPeriods.map(async (period) => {
        const { size, pending } =
          stored.find((one) => one.kind === kind && one.period === period) ?? noLimit;
        const text = (one: LimitSize) => (one === null ? null : sizeText(kind, one));
        const from = periodStart(period, now);
        const used = await usedSince(db, { memberId: id, currency }, kind, { from, now });
        return {
          kind,
          period,
          size: text(size),
          used: usedText(kind, used),
          resets_at: isoTime(periodEnd(period, now)),
          pending: pending ? { size: text(pending.size), from: isoTime(pending.from) } : null,
        };
      }),
    ),
  );
  return done({
    now: isoTime(now),
    currency,
    limits,
    time_out_until: timeOut === undefined ? null : isoTime(timeOut),
    // When each kind would end if it began now, by the site's calendar and the server's clock.
    breaks: offeredBreaks.flatMap((kind) =>
      exclusionLengths[kind].map((length) => ({
        kind,
        length,
        until: isoTime(exclusionEnd(length, now)),
      })),
    ),
  });
};

interface LimitsCall<Body extends BodySchema> {
  readonly path: `/api/services/v1/member/limits${string}`;
  readonly operationId: string;
  readonly capability: Capability | readonly Capability[];
  readonly body: Body;
  readonly data: v.GenericSchema;
  /** The answer, or undefined for a request that is malformed. */
  readonly run: (
    services: Needs,
    member: Member,
    asked: v.InferOutput<Body>,
  ) => Promise<Answer | undefined>;
}

const limitsCall = <Body extends BodySchema>({ run, ...own }: LimitsCall<Body>) =>
  memberCall({
    ...own,
    tag: "Member services",
    run: async ({ services, holder: { member }, lang }: MemberAsk<Needs>, asked) => {
      return (await run(services, member, asked)) ?? failure(400, lang);
    },
  });

const state = limitsCall({
  path: "/api/services/v1/member/limits",
  operationId: "getLimits",
  capability: ["limits", "timeOut", "selfExclusion"],
  body: empty,
  data: stateData,
  run: stateOf,
});

const set = limitsCall({
  path: "/api/services/v1/member/limits/set",
  operationId: "setLimit",
  capability: "limits",
  body: sizeBody,
  data: stateData,
  run: async (services, member, asked) => {
    const size = sizeOf(asked, member.currency);
    if (size === undefined) return undefined;
    const { clock, db } = services;
    await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      await changeLimit(tx, member.id, asked, (before) => withSize(before, size, clock()));
    });
    return stateOf(services, member);
  },
});

const keep = limitsCall({
  path: "/api/services/v1/member/limits/keep",
  operationId: "keepLimit",
  capability: "limits",
  body: v.strictObject(name),
  data: stateData,
  run: async (services, member, asked) => {
    const { clock, db } = services;
    await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      await changeLimit(tx, member.id, asked, (before) => withoutPending(before, clock()));
    });
    return stateOf(services, member);
  },
});

interface BreakCall {
  readonly operationId: string;
  readonly data: v.GenericSchema;
  readonly answer: typeof stateOf;
}

/**
 * From now on the member cannot play: a pending start is cancelled, and an open game ends. That cannot be undone, and
 * a repeat must not begin the break anew, so the call takes an Idempotency-Key like those that move money.
 */
const breakCall = (kind: ExclusionKind, { operationId, data, answer }: BreakCall) =>
  moneyCall({
    path: `/api/services/v1/member/limits/${kind}`,
    operationId,
    tag: "Member services",
    capability: serviceOf[kind],
    body: v.strictObject({ length: v.picklist(exclusionLengths[kind]) }),
    data,
    prepare: async ({ services, holder }: MemberAsk<Needs>) => {
      services.waitingStarts.giveUp(holder.member.id);
      return undefined;
    },
    run: async ({ services, tx, holder, afterwards }: MoneyAsk<Needs>, { length }) => {
      const { member } = holder;
      await lockMember(tx, member.id);
      const startedAt = services.clock();
      const endsAt = exclusionEnd(length, startedAt);
      await addExclusion(tx, { memberId: member.id, kind, startedAt, endsAt });
      await endVisit(services, tx, member);
      const ended = kind === "self-exclusion" ? await services.sessions.endAll(tx, member.id) : [];
      afterwards(() => {
        publishCash(services, member);
        if (ended.length > 0) closeSockets(services, member.id, ended);
      });
      return answer({ ...services, db: tx }, member);
    },
  });

const timeOut = breakCall("time-out", {
  operationId: "takeTimeOut",
  data: stateData,
  answer: stateOf,
});

const selfExclusion = breakCall("self-exclusion", {
  operationId: "excludeSelf",
  data: v.object({ until: v.nullable(time) }),
  answer: async ({ clock, db }, { id }) => {
    const { "self-exclusion": until } = await exclusionsOf(db, id, clock());
    return done({ until: until === undefined ? null : isoTime(until) });
  },
});

export const limitCalls = [state, set, keep, timeOut, selfExclusion];
