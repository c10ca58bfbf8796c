import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
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
import { siteWithId } from "../../sites/sites.ts";
import { done, failure, type Answer } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import { sizeText } from "../../wire/restriction-answer.ts";
import { addMemberCall } from "./member-call.ts";

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

/** All limits of a member with their current use, and the time-out. */
const stateOf = async ({ clock, db }: Needs, { id, currency }: Member): Promise<Answer> => {
  const now = clock();
  const [stored, { "time-out": timeOut }] = await Promise.all([
    limitsOf(db, id, now),
    exclusionsOf(db, id, now),
  ]);
  const limits = await Promise.all(
    limitKinds.flatMap((kind) =>
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
    breaks: exclusionKinds.flatMap((kind) =>
      exclusionLengths[kind].map((length) => ({
        kind,
        length,
        until: isoTime(exclusionEnd(length, now)),
      })),
    ),
  });
};

/**
 * The member's own limits, time-outs and self-exclusion, under `/sandbox/member/limits`; the wire contract has
 * no call for them. A site that does not offer them answers 404.
 */
export const addLimits = (app: Hono<Bound>, services: Needs): void => {
  const { clock, db } = services;

  const add = <Schema extends v.GenericSchema>(
    path: `/sandbox/member/limits${string}`,
    body: Schema,
    carry: (member: Member, asked: v.InferOutput<Schema>) => Promise<Answer | undefined>,
    data: v.GenericSchema = stateData,
  ) => {
    const onSite = async (member: Member, lang: Locale, asked: v.InferOutput<Schema>) => {
      if (siteWithId(member.siteId)?.playLimits !== true) return failure(404, lang);
      return (await carry(member, asked)) ?? failure(400, lang);
    };
    addMemberCall(app, services, path, body, onSite, data);
  };

  add("/sandbox/member/limits", empty, (member) => stateOf(services, member));

  add("/sandbox/member/limits/set", sizeBody, async (member, asked) => {
    const size = sizeOf(asked, member.currency);
    if (size === undefined) return undefined;
    await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      await changeLimit(tx, member.id, asked, (before) => withSize(before, size, clock()));
    });
    return stateOf(services, member);
  });

  add("/sandbox/member/limits/keep", v.strictObject(name), async (member, asked) => {
    await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      await changeLimit(tx, member.id, asked, (before) => withoutPending(before, clock()));
    });
    return stateOf(services, member);
  });

  /** From now on the member cannot play: a pending start is cancelled and an open game ends. */
  const exclude = async (member: Member, kind: ExclusionKind, endsAt: (now: number) => number) => {
    services.waitingStarts.giveUp(member.id);
    const ended = await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      const startedAt = clock();
      await addExclusion(tx, { memberId: member.id, kind, startedAt, endsAt: endsAt(startedAt) });
      await endVisit(services, tx, member);
      return kind === "self-exclusion" ? services.sessions.endAll(tx, member.id) : [];
    });
    publishCash(services, member);
    if (ended.length > 0) closeSockets(services, member.id, ended);
  };

  const timeOutBody = v.strictObject({ length: v.picklist(exclusionLengths["time-out"]) });
  add("/sandbox/member/limits/time-out", timeOutBody, async (member, { length }) => {
    await exclude(member, "time-out", (now) => exclusionEnd(length, now));
    return stateOf(services, member);
  });

  const exclusionBody = v.strictObject({ length: v.picklist(exclusionLengths["self-exclusion"]) });
  add(
    "/sandbox/member/limits/self-exclusion",
    exclusionBody,
    async (member, { length }) => {
      await exclude(member, "self-exclusion", (now) => exclusionEnd(length, now));
      const { "self-exclusion": until } = await exclusionsOf(db, member.id, clock());
      return done({ until: until === undefined ? null : isoTime(until) });
    },
    v.object({ until: v.nullable(time) }),
  );
};
