import { engineNamed } from "@naluma/game-engines/engines";
import { drawsOf } from "@naluma/game-engines/provably-fair";
import { and, eq, like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { account, entry, transaction } from "../ground/db/schema.ts";
import { houseAccount, providerWallet } from "../ledger/accounts.ts";
import { minorUnits } from "../money/amounts.ts";
import { lockMember, markLeft } from "../play/launches.ts";
import { now, runProviderServer } from "../providers/provider-server.fake.ts";
import { finishDue } from "./open-rounds.ts";
import { gameRound, gameSeed } from "./schema.ts";

const provider = runProviderServer();
const { ledger, clock, providerStatus, started, opening, spinning, moving, openRound, get, post } =
  provider;

/** Long enough for every flight to end. */
const longAfter = 3_600_000;

const blackjack = (balance = 100_000n) => started(balance, { code: provider.codeOf("blackjack") });
const crash = (balance = 100_000n) => started(balance, { code: provider.codeOf("crash") });

/** The movements under a round's keys, oldest first: minor units of the wallet by step. */
const movedBy = async (roundId: string) => {
  const rows = await provider.db
    .select({ key: transaction.key, amount: entry.amount })
    .from(entry)
    .innerJoin(transaction, eq(transaction.id, entry.transactionId))
    .innerJoin(account, eq(account.id, entry.accountId))
    .where(
      and(
        like(transaction.key, `round:${provider.memberId}:${roundId}:%`),
        eq(account.kind, "provider-wallet"),
      ),
    )
    .orderBy(transaction.id);
  return rows.map(({ key, amount }) => [key.split(":").slice(3).join(":"), amount] as const);
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);

beforeEach(() => {
  provider.later = 0;
});

afterEach(async () => {
  const balances = await provider.db.select({ balance: account.balance }).from(account);
  const all = sum(balances.map(({ balance }) => balance));
  const isSound = all === 1_000_000_000n && balances.every(({ balance }) => balance >= 0n);
  if (!isSound) throw new Error(`The books hold ${all} after the test`);
});

describe("an open round", () => {
  test("an open round takes its stake, and lists the possible moves", async () => {
    const { session } = await opening(await blackjack());
    const round = await openRound(session, "2.00");
    expect(round).toMatchObject({ staked: "2.00", win: "0.00", isOver: false });
    expect(round.next).toContain("stand");
    // Earlier rounds that ended at the deal may have won.
    expect(await movedBy(round.id)).toEqual([["stake", -200n]]);
  });

  test("an open round ends by its moves, and pays its win in a separate transaction", async () => {
    const { session } = await opening(await blackjack());
    const { id } = await openRound(session, "2.00");
    const { round, balance } = await moving(session, id, 0, "stand");
    expect(round).toMatchObject({ id, moves: ["stand"], isOver: true, next: [] });
    const win = minorUnits(round?.win ?? "") ?? 0n;
    expect(await movedBy(id)).toEqual([["stake", -200n], ...(win > 0n ? [["win", win]] : [])]);
    expect(minorUnits(balance ?? "")).toBe(await provider.walletOf());
  });

  test("what a move adds is taken under the key of that move", async () => {
    const { session } = await opening(await blackjack());
    for (let tries = 0; ; tries += 1) {
      const { id, next } = await openRound(session, "2.00");
      if (!next.includes("double")) {
        await moving(session, id, 0, "stand");
        continue;
      }
      const { round } = await moving(session, id, 0, "double");
      expect(round).toMatchObject({ stake: "2.00", staked: "4.00", isOver: true });
      expect((await movedBy(id)).slice(0, 2)).toEqual([
        ["stake", -200n],
        ["move:0", -200n],
      ]);
      const [stored] = await provider.db.select().from(gameRound).where(eq(gameRound.roundId, id));
      expect(stored).toMatchObject({ stake: 200n, added: 200n, engine: "blackjack" });
      return;
    }
  });

  test("a pair that is split and doubled keeps what every move has added", async () => {
    const { session, seed } = await opening(await blackjack());
    const [own] = await provider.db
      .select()
      .from(gameSeed)
      .where(eq(gameSeed.commitment, seed.commitment));
    const engine = engineNamed("blackjack");
    if (!own || !engine) throw new Error("There is nothing to play from.");
    const { serverSeed } = own;
    /** The allowed next moves in the first round, for a player's part of the seed. */
    const nextOf = async (clientSeed: string, moves: readonly string[]) => {
      const draws = await drawsOf({ serverSeed, clientSeed, nonce: 0 });
      return engine.stateOf(draws, { stake: 200n, choice: "", moves, elapsed: 0 }).next;
    };
    for (let tries = 0; ; tries += 1) {
      const clientSeed = `mine${tries}`;
      if (!(await nextOf(clientSeed, [])).includes("split")) continue;
      if (!(await nextOf(clientSeed, ["split"])).includes("double")) continue;
      const id = "split-and-doubled";
      await spinning(session, id, "2.00", { clientSeed });
      expect((await moving(session, id, 0, "split")).round).toMatchObject({ staked: "4.00" });
      expect((await moving(session, id, 1, "double")).round).toMatchObject({ staked: "6.00" });
      const [stored] = await provider.db.select().from(gameRound).where(eq(gameRound.roundId, id));
      expect(stored).toMatchObject({ stake: 200n, added: 400n });
      return;
    }
  });

  /** Sets the balance of the game's wallet to this amount. */
  const hold = async (amount: bigint) => {
    const more = amount - (await provider.walletOf());
    await provider.db.transaction((tx) =>
      ledger.transfer(tx, {
        key: `brought to ${amount} ${provider.memberId}`,
        kind: "test",
        entries: [
          { account: providerWallet(provider.memberId, "GPHL", "USD"), amount: more },
          { account: houseAccount("USD"), amount: -more },
        ],
      }),
    );
  };

  test("a move that the balance does not cover adds nothing, and the round goes on", async () => {
    const { session } = await opening(await blackjack());
    const { id } = await openRound(session);
    await hold(0n);
    expect(await moving(session, id, 0, "double")).toEqual({ error: "balance" });
    expect((await moving(session, id, 0, "stand")).round?.isOver).toBe(true);
  });

  test("a move may add all that the balance covers, to the last unit", async () => {
    const { session } = await opening(await blackjack());
    for (let tries = 0; ; tries += 1) {
      const { id, next } = await openRound(session);
      if (!next.includes("double")) {
        await moving(session, id, 0, "stand");
        continue;
      }
      await hold(99n);
      expect(await moving(session, id, 0, "double")).toEqual({ error: "balance" });
      await hold(100n);
      expect((await moving(session, id, 0, "double")).round).toMatchObject({ staked: "2.00" });
      return;
    }
  });

  test("a move counts once however often it is sent, and another in its place is refused", async () => {
    const { session } = await opening(await blackjack());
    const { id } = await openRound(session);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => moving(session, id, 0, "stand")),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.round?.moves).toEqual(["stand"]);
    expect(await moving(session, id, 0, "hit")).toEqual({ error: "reused" });
    expect((await movedBy(id)).filter(([step]) => step === "win").length < 2).toBe(true);
    await provider.leave();
    expect(await moving(session, id, 0, "stand")).toEqual(answers[0]);
  });

  test("a move also counts once while the round goes on", async () => {
    const { session } = await opening(await blackjack());
    for (let tries = 0; ; tries += 1) {
      const { id } = await openRound(session);
      const hit = await moving(session, id, 0, "hit");
      if (hit.round?.isOver) continue;
      expect(await moving(session, id, 0, "hit")).toEqual(hit);
      expect(await moving(session, id, 0, "stand")).toEqual({ error: "reused" });
      expect((await moving(session, id, 1, "stand")).round?.moves).toEqual(["hit", "stand"]);
      return;
    }
  });

  test("an open round says how long it lasts, and how long it took once it is over", async () => {
    const { session } = await opening(await blackjack());
    const { id } = await openRound(session);
    const elapsed = async () => {
      const { round } = (await (await get("/api/round", session)).json()) as {
        round: { elapsed: number };
      };
      return round.elapsed;
    };
    provider.later = 4_000;
    expect(await elapsed()).toBe(4_000);
    provider.later = 5_000;
    await moving(session, id, 0, "stand");
    provider.later = 60_000;
    expect(await elapsed()).toBe(5_000);
  });

  test.each([
    ["a move that the rules do not know", 0, "fold"],
    ["a move before its turn", 3, "stand"],
  ])("an open round refuses %s", async (_name, step, move) => {
    const { session } = await opening(await blackjack());
    const { id } = await openRound(session);
    expect(await moving(session, id, step, move)).toEqual({ error: "move" });
    expect(await moving(session, "unknown-round", step, move)).toEqual({ error: "move" });
  });

  test("an open round blocks another one, but not a repeat of its own beginning", async () => {
    const { session } = await opening(await blackjack());
    const open = await openRound(session, "2.00");
    expect(await spinning(session, "another-one-1")).toEqual({ error: "open" });
    const again = await spinning(session, open.id, "2.00");
    expect(again.round).toEqual(open);
    expect(await movedBy(open.id)).toEqual([["stake", -200n]]);
  });

  test("an open round is restored after a reload, is in the history, and can be played on", async () => {
    const ticket = await blackjack();
    const { session } = await opening(ticket);
    const open = await openRound(session);
    const again = await opening(ticket);
    expect(again.last).toEqual(open);
    const history = (await (await get("/api/history", session)).json()) as {
      rounds: { id: string; isOver: boolean }[];
    };
    expect(history.rounds[0]).toMatchObject({ id: open.id, isOver: false });
    expect((await moving(again.session, open.id, 0, "stand")).round?.isOver).toBe(true);
  });

  test("an open round is kept when its game is left, and a later start plays it on", async () => {
    const { session } = await opening(await blackjack());
    const open = await openRound(session);
    await provider.leave();
    expect(await moving(session, open.id, 0, "stand")).toEqual({ error: "ended" });
    const later = await opening(await blackjack(0n));
    expect(later.last).toEqual(open);
    expect((await moving(later.session, open.id, 0, "stand")).round?.isOver).toBe(true);
  });

  test.each(["maintenance", "refusing"] as const)(
    "an open round can be finished while its provider is %s, which accepts no new one",
    async (state) => {
      const { session } = await opening(await blackjack());
      const { id } = await openRound(session);
      await providerStatus.set(
        provider.db,
        "GPHL",
        state === "maintenance" ? { state, startAt: now - 1, endAt: now + 1 } : { state },
      );
      expect((await moving(session, id, 0, "stand")).round?.isOver).toBe(true);
      expect(await spinning(session, "not-now-1")).toEqual({ error: state });
    },
  );

  test("an open round keeps its seed hidden: nobody sees what is still to come", async () => {
    const { session } = await opening(await blackjack());
    const { id } = await openRound(session);
    expect(await (await post("/api/seeds", {}, session)).json()).toEqual({ error: "open" });
    await moving(session, id, 0, "stand");
    expect(await (await post("/api/seeds", {}, session)).json()).toHaveProperty("seed");
  });
});

describe("a flight", () => {
  test("a choice that the game does not have is refused", async () => {
    const { session } = await opening(await crash());
    expect(await spinning(session, "no-choice-1", "1.00", { choice: "auto:1" })).toEqual({
      error: "choice",
    });
  });

  test("a flight is cashed out at the moment of the move, by the server's clock", async () => {
    const { session } = await opening(await crash());
    const { id } = await openRound(session);
    provider.later = 1;
    const { round } = await moving(session, id, 0, "cash");
    expect(round).toMatchObject({ moves: ["cash:101"], isOver: true, win: "1.01" });
  });

  test("a flight is cashed out when the move has arrived completely, not at its first byte", async () => {
    const { session } = await opening(await crash());
    const { id } = await openRound(session);
    const rest = Promise.withResolvers<void>();
    const bytes = Buffer.from(JSON.stringify({ roundId: id, step: 0, move: "cash" }));
    const body = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(bytes.subarray(0, 9));
        await rest.promise;
        controller.enqueue(bytes.subarray(9));
        controller.close();
      },
    });
    const answer = provider.stream("/api/moves", body, bytes.length, session);
    // Every flight has ended by then, this one without a win.
    provider.later = longAfter;
    rest.resolve();
    expect(await (await answer).json()).toMatchObject({ round: { id, moves: [], isOver: true } });
  });

  test("a flight that nobody cashes out is over when it is next read, and never paid", async () => {
    const { session } = await opening(await crash());
    const { id } = await openRound(session);
    const held = await provider.walletOf();
    provider.later = longAfter;
    expect((await spinning(session, "the-next-one")).error).toBeUndefined();
    const [stored] = await provider.db.select().from(gameRound).where(eq(gameRound.roundId, id));
    expect(stored?.endedAt).toBe(now + longAfter);
    const late = await moving(session, id, 0, "cash");
    expect(late.round).toMatchObject({ id, isOver: true, moves: [] });
    expect((await provider.walletOf()) <= held + (minorUnits(late.round?.win ?? "") ?? 0n)).toBe(
      true,
    );
  });

  test("a flight that cashed out by itself is paid once, whoever reads it first", async () => {
    const { session } = await opening(await crash());
    for (let tries = 0; ; tries += 1) {
      const held = await provider.walletOf();
      const { id } = await openRound(session, "1.00", { choice: "auto:110" });
      const after = await provider.walletOf();
      const moveCount = provider.moves.length;
      provider.later = longAfter * (tries + 1);
      const looks = await Promise.all(
        Array.from({ length: 10 }, async () => (await get("/api/round", session)).json()),
      );
      for (const look of looks) expect(look).toMatchObject({ round: { id, isOver: true } });
      expect(provider.moves.length).toBe(moveCount + 1);
      const won = (await provider.walletOf()) - after;
      expect([0n, 110n]).toContain(won);
      if (won === 0n) continue;
      expect(await movedBy(id)).toEqual([
        ["stake", -100n],
        ["win", 110n],
      ]);
      expect(held).toBeGreaterThan(0n);
      return;
    }
  });

  test("a flight is settled before the money is returned", async () => {
    const { session } = await opening(await crash());
    const { id } = await openRound(session, "1.00", { choice: "auto:110" });
    provider.later = longAfter;
    const open = await provider.db.transaction(async (tx) => {
      await lockMember(tx, provider.memberId);
      await markLeft(tx, provider.memberId, clock());
      return finishDue({ ledger, clock }, tx, { memberId: provider.memberId, now: clock() });
    });
    expect(open).toEqual([]);
    const [stored] = await provider.db.select().from(gameRound).where(eq(gameRound.roundId, id));
    expect(stored?.balance).toBe(await provider.walletOf());
  });
});
