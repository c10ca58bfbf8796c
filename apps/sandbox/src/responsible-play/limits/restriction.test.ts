import { beforeEach, describe, expect, test } from "vitest";
import { siteInstant, siteTime } from "../../ground/clock.ts";
import { memberHistory } from "../../testing/member-history.ts";
import type { ExclusionKind } from "./exclusion.ts";
import { raiseDelay, withSize, type LimitKind, type LimitPeriod } from "./limit.ts";
import {
  mayBeSentMoney,
  restrictionOnDeposit,
  restrictionOnRaise,
  restrictionOnRound,
  restrictionOnVisit,
} from "./restriction.ts";
import { addExclusion, changeLimit, exclusionsOf, limitsOf } from "./stored-limits.ts";
import { usedSince } from "./used.ts";

const history = memberHistory();

/** A Friday; its week began on the 16th. */
const now = siteInstant("2026-11-20 18:00:00");

let memberId = 0;
beforeEach(async () => {
  memberId += 1;
  await history.member(memberId);
});
const player = () => ({ memberId, currency: "USD" });

const limit = (kind: LimitKind, period: LimitPeriod, size: bigint | null) =>
  history.db.transaction((tx) => changeLimit(tx, memberId, { kind, period }, () => ({ size })));

const takeBreak = (kind: ExclusionKind, ends: string, of = memberId) =>
  history.db.transaction((tx) =>
    addExclusion(tx, { memberId: of, kind, startedAt: 0, endsAt: siteInstant(ends) }),
  );

describe("what is used of a limit", () => {
  const midnight = "2026-11-20 00:00:00";
  const used = (kind: LimitKind) =>
    usedSince(history.db, player(), kind, { from: siteInstant(midnight), now });
  const book = (kind: string, amount: bigint, more: { at?: string; gpId?: string } = {}) =>
    history.book({ of: memberId, at: "2026-11-20 09:00:00", kind, amount, ...more });

  test.each([
    ["a top-up", [["top-up", 100n]], 100n],
    ["a top-up in a game", [["top-up", 100n, { gpId: "GPHL" }]], 100n],
    ["what an agent sent", [["agent-transfer", 40n]], 40n],
    // Otherwise an agent could make room under the limit by sending money to others.
    [
      "what an agent sent away, which makes no room",
      [
        ["top-up", 100n],
        ["agent-transfer", -60n],
      ],
      100n,
    ],
    [
      "what the operator gave and took, which is no deposit",
      [
        ["operator", 70n],
        ["operator", -20n],
      ],
      0n,
    ],
    [
      "a gift and a reward, which are none",
      [
        ["red-envelope", 5n],
        ["friend-reward", 9n],
      ],
      0n,
    ],
    ["a commission, which is none", [["commission", 5n]], 0n],
    ["a top-up at midnight", [["top-up", 100n, { at: midnight }]], 100n],
    ["one a second before", [["top-up", 100n, { at: "2026-11-19 23:59:59" }]], 0n],
  ] as const)("a deposit limit counts %s", async (_, bookings, sum) => {
    for (const [kind, amount, more] of bookings) await book(kind, amount, more);
    expect(await used("deposit")).toBe(sum);
  });

  test.each([
    ["a stake", [["round", -100n]], 100n],
    [
      "a stake less its win",
      [
        ["round", -100n],
        ["round", 30n],
      ],
      70n,
    ],
    [
      "wins that are more than the stakes, below zero",
      [
        ["round", -100n],
        ["round", 130n],
      ],
      -30n,
    ],
    ["what was brought into the game and home again as nothing", [["from-provider", -400n]], 0n],
    ["a stake at midnight", [["round", -100n, { at: midnight }]], 100n],
    ["yesterday's as nothing", [["round", -100n, { at: "2026-11-19 23:59:59" }]], 0n],
  ] as const)("a loss limit counts %s", async (_, bookings, sum) => {
    await book("to-provider", 1_000n, { gpId: "GPHL", at: "2026-11-01 00:00:00" });
    for (const [kind, amount, more] of bookings)
      await book(kind, amount, { gpId: "GPHL", ...more });
    expect(await used("loss")).toBe(sum);
  });

  test("a loss limit adds up the providers, in the member's currency, and nobody else's losses", async () => {
    const other = 1_000 + memberId;
    await history.member(other);
    const at = "2026-11-20 09:00:00";
    for (const one of [
      { of: memberId, gpId: "GPHL" },
      { of: memberId, gpId: "GPAL" },
      { of: memberId, gpId: "GPHL", currency: "VND" },
      { of: other, gpId: "GPHL" },
    ]) {
      await history.book({ at, kind: "top-up", amount: 1_000n, ...one });
      await history.book({ at, kind: "round", amount: -100n, ...one });
    }
    expect([await used("deposit"), await used("loss")]).toEqual([2_000n, 200n]);
  });

  const minutes = async () => Number(await used("session")) / 60_000;

  test.each([
    ["a game that was left", [{ opened: "2026-11-20 09:00:00", left: "2026-11-20 09:10:00" }], 10],
    [
      "of one over midnight what is of today",
      [{ opened: "2026-11-19 23:52:00", left: "2026-11-20 00:05:00" }],
      5,
    ],
    ["nothing of yesterday's", [{ opened: "2026-11-19 23:00:00", left: "2026-11-19 23:05:00" }], 0],
    [
      "one that ended at midnight as nothing",
      [{ opened: "2026-11-19 23:50:00", left: "2026-11-20 00:00:00" }],
      0,
    ],
    ["one that is open up to now", [{ opened: "2026-11-20 17:50:00" }], 10],
    [
      "one whose session ended up to its end",
      [{ opened: "2026-11-20 09:00:00", loggedOut: "2026-11-20 09:04:00" }],
      4,
    ],
    ["one that was never seen as nothing", [{ left: "2026-11-20 09:10:00" }], 0],
    [
      "a quarter of an hour where nothing was played",
      [{ opened: "2026-11-20 09:00:00", left: "2026-11-20 12:00:00" }],
      15,
    ],
    [
      "each of two",
      [
        { opened: "2026-11-20 09:00:00", left: "2026-11-20 09:10:00" },
        { opened: "2026-11-20 10:00:00", left: "2026-11-20 10:03:00" },
      ],
      13,
    ],
  ] as const)("a session limit counts %s", async (_, visits, sum) => {
    for (const visit of visits) await history.visit({ of: memberId, ...visit });
    expect(await minutes()).toBe(sum);
  });

  test("a session limit counts a quarter of an hour after the end of the last round", async () => {
    const visit = await history.visit({
      of: memberId,
      opened: "2026-11-20 09:00:00",
      left: "2026-11-20 12:00:00",
    });
    for (const at of ["2026-11-20 09:05:00", "2026-11-20 09:40:00"])
      await history.round({ of: memberId, at, stake: 1n, visit });
    expect(await minutes()).toBe(55);
    const [at, ended] = ["2026-11-20 09:45:00", "2026-11-20 10:00:00"];
    await history.round({ of: memberId, at, ended, stake: 1n, visit });
    expect(await minutes()).toBe(75);
  });
});

describe("a limit", () => {
  beforeEach(async () => {
    await history.book({
      of: memberId,
      at: "2026-11-20 09:00:00",
      kind: "top-up",
      amount: 1_000n,
      gpId: "GPHL",
    });
    for (const at of ["2026-11-20 10:00:00", "2026-11-20 11:00:00"])
      await history.book({ of: memberId, at, kind: "round", amount: -100n, gpId: "GPHL" });
  });

  const onRound = (stake: bigint) => restrictionOnRound(history.db, player(), { stake, now });
  const periodOf = (found: Awaited<ReturnType<typeof onRound>>) =>
    found && found.why !== "time-out" ? `${found.why} ${found.period}` : found?.why;

  test.each([
    [50n, undefined],
    [51n, "loss-limit day"],
  ])("a limit of 2.50 lets a round of %s begin after 2.00 are lost: %s", async (stake, refused) => {
    await limit("loss", "day", 250n);
    expect(periodOf(await onRound(stake))).toBe(refused);
    expect(periodOf(await restrictionOnRaise(history.db, player(), { stake, now }))).toBe(refused);
  });

  test.each([
    [500n, undefined],
    [501n, "deposit-limit week"],
  ])("a limit of 15.00 allows a deposit of %s after 10.00: %s", async (amount, refused) => {
    await limit("deposit", "week", 1_500n);
    const found = await restrictionOnDeposit(history.db, player(), { amount, now });
    expect(periodOf(found)).toBe(refused);
    // A deposit is not a stake.
    expect(await onRound(100_000n)).toBeUndefined();
  });

  test.each([
    [["day", "week", "month"], "month", "2026-12-01 00:00:00"],
    [["month", "week", "day"], "month", "2026-12-01 00:00:00"],
    [["day", "week"], "week", "2026-11-23 00:00:00"],
    [["week", "day"], "week", "2026-11-23 00:00:00"],
    [["day"], "day", "2026-11-21 00:00:00"],
  ] as const)(
    "of several passed limits, set as %j, the one that lasts longest is reported",
    async (periods, longest, until) => {
      for (const period of periods) await limit("loss", period, 210n);
      const found = await onRound(11n);
      expect(periodOf(found)).toBe(`loss-limit ${longest}`);
      expect(siteTime(found?.until ?? 0)).toBe(until);
    },
  );

  test("a longer limit that is not passed does not hide the shorter one that is", async () => {
    await limit("loss", "month", 100_000n);
    await limit("loss", "day", 210n);
    expect(periodOf(await onRound(11n))).toBe("loss-limit day");
  });

  test("a limit of time is used up at its last minute, and a round under way may still be raised", async () => {
    await limit("session", "day", 10n);
    await history.visit({ of: memberId, opened: "2026-11-20 17:50:01" });
    expect(await restrictionOnVisit(history.db, player(), now)).toBeUndefined();
    await history.visit({
      of: memberId,
      opened: "2026-11-20 09:00:00",
      left: "2026-11-20 09:00:01",
    });
    expect(periodOf(await restrictionOnVisit(history.db, player(), now))).toBe("session-limit day");
    expect(periodOf(await onRound(1n))).toBe("session-limit day");
    expect(await restrictionOnRaise(history.db, player(), { stake: 1n, now })).toBeUndefined();
  });

  test("a limit of one type and period leaves the others as they were, and another member's too", async () => {
    await limit("loss", "day", 1n);
    await limit("loss", "week", 2n);
    await limit("deposit", "day", 3n);
    await limit("loss", "day", null);
    const stored = await limitsOf(history.db, memberId, now);
    const sizes = stored.map(({ kind, period, size }) => `${kind} ${period} ${size}`);
    expect(sizes.toSorted()).toEqual(["deposit day 3", "loss day null", "loss week 2"]);
    expect(await limitsOf(history.db, memberId - 1, now)).not.toEqual(stored);
    expect(periodOf(await onRound(1n))).toBe("loss-limit week");
  });
});

test("a limit is raised from its own value, not from that of another period", async () => {
  const set = (period: LimitPeriod, size: bigint) =>
    history.db.transaction((tx) =>
      changeLimit(tx, memberId, { kind: "loss", period }, (before) => withSize(before, size, now)),
    );
  for (const [period, size] of [
    ["week", 200n],
    ["month", 500n],
    ["day", 300n],
  ] as const)
    await set(period, size);
  await set("day", 400n);
  const stored = await limitsOf(history.db, memberId, now);
  expect(stored.map(({ period, size, pending }) => [period, size, pending?.size])).toEqual([
    ["week", 200n, undefined],
    ["month", 500n, undefined],
    ["day", 300n, 400n],
  ]);
});

describe("money from somebody else", () => {
  const mayCome = () => mayBeSentMoney(history.db, player(), now);

  test("a member without such limits may receive money", async () => {
    expect(await mayCome()).toBe(true);
    await limit("loss", "day", 1n);
    await limit("session", "day", 1n);
    expect(await mayCome()).toBe(true);
  });

  test("a member receives no money until a limit on deposits is lifted, and so for each of them", async () => {
    await limit("deposit", "day", 1_000n);
    await limit("deposit", "week", 5_000n);
    await limit("deposit", "day", null);
    expect(await mayCome()).toBe(false);
    await limit("deposit", "week", null);
    expect(await mayCome()).toBe(true);
  });

  test("a member receives money again once the waiting period for removing a limit is over", async () => {
    const set = (size: bigint | null, at: number) =>
      history.db.transaction((tx) =>
        changeLimit(tx, memberId, { kind: "deposit", period: "day" }, (before) =>
          withSize(before, size, at),
        ),
      );
    await set(1_000n, now - raiseDelay);
    await set(null, now - raiseDelay + 1);
    expect(await mayCome()).toBe(false);
    expect(await mayBeSentMoney(history.db, player(), now + 1)).toBe(true);
  });

  test("a member who takes a break of either type receives no money", async () => {
    await takeBreak("time-out", "2026-11-20 18:00:01");
    expect(await mayCome()).toBe(false);
    expect(await mayBeSentMoney(history.db, player(), now + 1_000)).toBe(true);
    await takeBreak("self-exclusion", "2026-11-20 18:00:02");
    expect(await mayBeSentMoney(history.db, player(), now + 1_000)).toBe(false);
  });
});

describe("a break", () => {
  const until = async () => {
    const found = await Promise.all([
      restrictionOnRound(history.db, player(), { stake: 0n, now }),
      restrictionOnVisit(history.db, player(), now),
      restrictionOnDeposit(history.db, player(), { amount: 1n, now }),
    ]);
    const ends = found.map((one) => (one?.why === "time-out" ? siteTime(one.until) : one?.why));
    expect(new Set(ends).size).toBe(1);
    return ends[0];
  };

  const short = "2026-12-20 18:00:00";
  const long = "2027-05-20 18:00:00";

  test.each([
    ["none", undefined, []],
    ["a time-out", short, [["time-out", short]]],
    ["an exclusion", long, [["self-exclusion", long]]],
    [
      "both, the exclusion last",
      long,
      [
        ["time-out", short],
        ["self-exclusion", long],
      ],
    ],
    [
      "both, the time-out last",
      long,
      [
        ["self-exclusion", long],
        ["time-out", short],
      ],
    ],
    [
      "a longer time-out and then a shorter one",
      short,
      [
        ["time-out", short],
        ["time-out", "2026-11-21 18:00:00"],
      ],
    ],
    [
      "an exclusion that is over and a time-out that is not",
      short,
      [
        ["self-exclusion", "2026-11-20 17:59:59"],
        ["time-out", short],
      ],
    ],
    ["one that ends now", undefined, [["time-out", "2026-11-20 18:00:00"]]],
    ["one that ends in a second", "2026-11-20 18:00:01", [["time-out", "2026-11-20 18:00:01"]]],
  ] as const)("the break of a member who took %s ends %s", async (_, ends, breaks) => {
    for (const [kind, end] of breaks) await takeBreak(kind, end);
    expect(await until()).toBe(ends);
  });

  test("a break goes before a limit, lets an open round be raised, and is nobody else's", async () => {
    await limit("deposit", "day", 0n);
    await takeBreak("time-out", short);
    expect(await until()).toBe(short);
    expect(await restrictionOnRaise(history.db, player(), { stake: 1n, now })).toBeUndefined();
    expect(await exclusionsOf(history.db, memberId - 1, now)).toEqual({
      "time-out": siteInstant("2026-11-20 18:00:01"),
    });
  });
});
