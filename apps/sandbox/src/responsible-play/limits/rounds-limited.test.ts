import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { member } from "../../ground/db/schema.ts";
import { houseAccount, mainAccount, providerWallet } from "../../ledger/accounts.ts";
import { lockMember, runningLaunch } from "../../play/launches.ts";
import { topUp } from "../../play/top-up.ts";
import { now, runProviderServer } from "../../providers/provider-server.fake.ts";
import { endVisit } from "../../rounds/end-visit.ts";
import { gameRound } from "../../rounds/schema.ts";
import { idleAfter } from "../visits.ts";
import { exclusionEnd } from "./exclusion.ts";
import type { LimitKind, LimitPeriod } from "./limit.ts";
import { periodEnd } from "./periods.ts";
import { addExclusion, changeLimit } from "./stored-limits.ts";
import { usedSince } from "./used.ts";

const provider = runProviderServer();
const { started, opening, spinning, moving, openRound, walletOf, post, get } = provider;

beforeEach(() => {
  provider.later = 0;
});

const minute = 60_000;

const limit = (kind: LimitKind, size: bigint, period: LimitPeriod = "day") =>
  provider.db.transaction((tx) =>
    changeLimit(tx, provider.memberId, { kind, period }, () => ({ size })),
  );

/** Takes this amount out of the game's wallet; with the kind `round` it counts as lost. */
const take = (amount: bigint, kind: "operator" | "round") =>
  provider.db.transaction((tx) =>
    provider.ledger.transfer(tx, {
      key: `lost ${provider.memberId}`,
      kind,
      entries: [
        { account: providerWallet(provider.memberId, "GPHL", "USD"), amount: -amount },
        { account: houseAccount("USD"), amount },
      ],
    }),
  );

const player = () => ({ memberId: provider.memberId, currency: "USD" });
const used = (kind: LimitKind) =>
  usedSince(provider.db, player(), kind, { from: 0, now: provider.clock() });

const json = async (answer: Response | Promise<Response>): Promise<unknown> =>
  (await answer).json();

const dayEnd = new Date(periodEnd("day", now)).toISOString();

describe("a loss limit", () => {
  test("50 simultaneous rounds never pass a loss limit, whatever they win", async () => {
    await limit("loss", 500n);
    const { session } = await opening(await started(100_000n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spinning(session, `eager-round-${index}`)),
    );
    expect(await used("loss")).toBeLessThanOrEqual(500n);
    expect(await used("loss")).toBe(100_000n - (await walletOf()));
    const refused = answers.filter(({ round }) => round === undefined);
    for (const one of refused)
      expect(one).toEqual({ error: "loss-limit", until: dayEnd, period: "day", size: "5.00" });
    // Wins make room for more; without any, only five stakes fit.
    expect(50 - refused.length).toBeGreaterThanOrEqual(5);
  });

  test("a loss limit refuses the round that could pass it, and takes nothing", async () => {
    await limit("loss", 99n, "month");
    const { session } = await opening(await started(10_000n));
    expect(await spinning(session, "too-much-0001")).toMatchObject({
      error: "loss-limit",
      period: "month",
      size: "0.99",
    });
    expect(await walletOf()).toBe(10_000n);
    expect((await spinning(session, "less-than-01", "0.20")).round).toBeDefined();
  });

  test("a loss limit lets an open round be finished, but not be raised beyond it", async () => {
    const { session } = await opening(
      await started(100_000n, { code: provider.codeOf("blackjack") }),
    );
    // An earlier blackjack wins, and must not leave room under the limit.
    await take(10_000n, "round");
    const round = await openRound(session);
    expect(round.next).toContain("double");
    await limit("loss", await used("loss"));
    expect(await moving(session, round.id, 0, "double")).toMatchObject({ error: "loss-limit" });
    expect((await moving(session, round.id, 0, "stand")).round?.isOver).toBe(true);
  });

  test("a loss limit counts the day of the site alone: the next one begins with nothing lost", async () => {
    await limit("loss", 100n);
    const { session } = await opening(await started(10_000n));
    await spinning(session, "last-of-day-1");
    provider.later = periodEnd("day", now) - now;
    expect((await spinning(session, "first-of-day")).round).toBeDefined();
  });
});

describe("a session limit", () => {
  test("a session limit ends the open game when its time comes, and its money is returned", async () => {
    await limit("session", 10n);
    const { session } = await opening(await started(10_000n));
    provider.later = 10 * minute - 1;
    expect(await json(get("/api/balance", session))).toEqual({ balance: "100.00" });
    provider.later = 10 * minute;
    const over = { error: "session-limit", until: dayEnd, period: "day", size: "10" };
    expect(await json(get("/api/balance", session))).toEqual(over);
    expect(await runningLaunch(provider.db, provider.memberId)).toBeUndefined();
    expect(await walletOf()).toBe(0n);
    const main = mainAccount(provider.memberId, "USD");
    expect(await provider.ledger.balance(provider.db, main)).toBe(10_000n);
    expect(provider.moves).toEqual([provider.memberId]);
    expect(await json(get("/api/balance", session))).toEqual(over);
  });

  test("a session limit lets the open round be finished first", async () => {
    await limit("session", 10n);
    const { session } = await opening(
      await started(100_000n, { code: provider.codeOf("blackjack") }),
    );
    const round = await openRound(session);
    provider.later = 11 * minute;
    expect(await json(get("/api/round", session))).toMatchObject({ round: { id: round.id } });
    expect((await moving(session, round.id, 0, "stand")).round?.isOver).toBe(true);
    expect(await json(get("/api/round", session))).toMatchObject({ error: "session-limit" });
  });

  test("a session limit does not wait for a round that is open in a game which was left", async () => {
    await limit("session", 10n);
    const cards = await opening(await started(10_000n, { code: provider.codeOf("blackjack") }));
    await openRound(cards.session);
    await provider.leave();
    const { session } = await opening(await started(10_000n));
    provider.later = 10 * minute;
    expect(await json(get("/api/balance", session))).toMatchObject({ error: "session-limit" });
    expect(await runningLaunch(provider.db, provider.memberId)).toBeUndefined();
  });

  test("a session limit refuses another round, and ends the game with that", async () => {
    await limit("session", 10n, "week");
    const { session } = await opening(await started(10_000n));
    provider.later = 10 * minute;
    expect(await spinning(session, "one-too-many")).toMatchObject({
      error: "session-limit",
      period: "week",
    });
    expect(await runningLaunch(provider.db, provider.memberId)).toBeUndefined();
  });

  test("a session limit does not count long breaks without rounds", async () => {
    const { session } = await opening(await started(10_000n));
    await spinning(session, "the-only-one");
    provider.later = 10 * idleAfter;
    expect(await used("session")).toBe(BigInt(idleAfter));
  });
});

test("the end of a visit first pays a flight that has cashed out by itself, and its money is returned with the rest", async () => {
  const { session } = await opening(await started(100_000n, { code: provider.codeOf("crash") }));
  const { id } = await openRound(session, "1.00", { choice: "auto:110" });
  // Every flight has ended by then.
  provider.later = 24 * 60 * minute;
  const { db, ledger, clock, providerStatus, memberId } = provider;
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const [owner] = await tx.select().from(member).where(eq(member.id, memberId));
    if (owner) await endVisit({ ledger, clock, providerStatus }, tx, owner);
  });
  const [round] = await db.select().from(gameRound).where(eq(gameRound.roundId, id));
  expect(round?.endedAt).toBe(clock());
  expect(await walletOf()).toBe(0n);
  expect(await ledger.balance(db, mainAccount(memberId, "USD"))).toBe(round?.balance);
});

describe("a time-out", () => {
  const takeBreak = () =>
    provider.db.transaction((tx) =>
      addExclusion(tx, {
        memberId: provider.memberId,
        kind: "time-out",
        startedAt: now,
        endsAt: exclusionEnd("24-hours", now),
      }),
    );
  const until = new Date(exclusionEnd("24-hours", now)).toISOString();

  test("in a time-out the game reports that it ended, whatever its page requests, until it is over", async () => {
    const ticket = await started(10_000n);
    const { session } = await opening(ticket);
    await takeBreak();
    const told = { error: "time-out", until };
    expect(await spinning(session, "not-now-0001")).toEqual(told);
    expect(await json(get("/api/balance", session))).toEqual(told);
    expect(await json(post("/api/session", { ticket, key: `page-of-${ticket}` }))).toEqual(told);
    expect(await spinning(session, "not-now-0002")).toEqual(told);
    provider.later = exclusionEnd("24-hours", now) - now;
    // The game had been left by then.
    expect(await spinning(session, "not-now-0003")).toEqual({ error: "ended" });
  });

  test("a time-out also refuses play money", async () => {
    const { session } = await opening(await started(0n));
    await takeBreak();
    const pressed = await json(post("/api/top-up", { key: "press-0001" }, session));
    expect(pressed).toEqual({ error: "time-out", until });
  });
});

test("simultaneous top-ups, in the lobby and in the game, never pass a deposit limit", async () => {
  await limit("deposit", 10_000n);
  const { session } = await opening(await started(0n));
  const press = (key: string) => json(post("/api/top-up", { key }, session));
  const inLobby = () =>
    provider.db.transaction(async (tx) => {
      const account = mainAccount(provider.memberId, "USD");
      return topUp({ ledger: provider.ledger, clock: provider.clock }, tx, {
        ...player(),
        account,
      });
    });
  expect(await press("press-0001")).toMatchObject({ amount: "100.00" });
  // All other money is lost, so only the limit can refuse more.
  await take(10_000n, "operator");
  const refused = { until: dayEnd, period: "day", size: "100.00", error: "deposit-limit" };
  const [first, second, third] = await Promise.all([
    press("press-0002"),
    press("press-0003"),
    inLobby(),
  ]);
  expect([first, second]).toEqual([refused, refused]);
  expect(third).toMatchObject({ kind: "restricted", restriction: { why: "deposit-limit" } });
  expect(await used("deposit")).toBe(10_000n);
});
