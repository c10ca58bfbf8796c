import { commitmentTo, drawsOf } from "@naluma/game-engines/provably-fair";
import { slot } from "@naluma/game-engines/slot";
import { resultOf } from "@naluma/game-engines/slot/pays";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { account, entry, transaction } from "../ground/db/schema.ts";
import { houseAccount, providerBank } from "../ledger/accounts.ts";
import { minorUnits } from "../money/amounts.ts";
import { now, runProviderServer } from "../providers/provider-server.fake.ts";
import { gameRound } from "./schema.ts";

const provider = runProviderServer();
const { ledger, providerStatus, started, opening, spinning, walletOf, leave, post, get } = provider;

describe("a round", () => {
  test("a round takes the stake and pays the win in separate ledger transactions", async () => {
    const { session, balance } = await opening(await started(10_000n));
    expect(balance).toBe("100.00");
    const { round, balance: after } = await spinning(session, "round-0001");
    const win = resultOf(round?.shown ?? [], 100n).win;
    expect(minorUnits(after ?? "")).toBe(10_000n - 100n + win);
    expect(await walletOf()).toBe(10_000n - 100n + win);
    const rows = await provider.db.select({ amount: entry.amount }).from(entry);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    const keys = await provider.db.select({ key: transaction.key }).from(transaction);
    const ofRound = keys.map(({ key }) => key).filter((key) => key.includes("round-0001"));
    const stem = `round:${provider.memberId}:round-0001`;
    expect(ofRound).toEqual(win > 0n ? [`${stem}:stake`, `${stem}:win`] : [`${stem}:stake`]);
  });

  test("a round is played once however often it is sent, and returns the same result", async () => {
    const { session } = await opening(await started(100_000n));
    const first = await spinning(session, "same-round");
    const held = await walletOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => spinning(session, "same-round")),
    );
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await walletOf()).toBe(held);
    const stored = await provider.db
      .select()
      .from(gameRound)
      .where(eq(gameRound.memberId, provider.memberId));
    expect(stored).toHaveLength(1);
  });

  test("50 simultaneous rounds keep the books: every stake and win counted, every number used once", async () => {
    const { session } = await opening(await started(100_000n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spinning(session, `parallel-${index}`)),
    );
    const wins = answers.map(({ round }) => resultOf(round?.shown ?? [], 100n).win);
    expect(await walletOf()).toBe(100_000n - 5_000n + wins.reduce((sum, win) => sum + win, 0n));
    const nonces = answers.map(({ round }) => round?.nonce ?? -1).toSorted((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: 50 }, (_, index) => index));
    const balances = await provider.db.select({ balance: account.balance }).from(account);
    for (const { balance } of balances) expect(balance >= 0n).toBe(true);
    expect(balances.reduce((sum, { balance }) => sum + balance, 0n)).toBe(1_000_000_000n);
  });

  test("50 simultaneous rounds never spend more than there is", async () => {
    const { session } = await opening(await started(300n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spinning(session, `greedy-${index}`)),
    );
    let expected = 300n;
    for (const { round } of answers) {
      if (round) expected += resultOf(round.shown, 100n).win - 100n;
    }
    expect(await walletOf()).toBe(expected);
    const refused = answers.filter(({ round }) => round === undefined);
    expect(refused.filter(({ error }) => error !== "balance")).toEqual([]);
    // A refused round may have been tried before another one's win, so the remaining balance proves nothing.
    expect(refused.length > 0 || expected >= 100n).toBe(true);
  });

  test.each([
    ["stake", "2.00", { choice: "2", clientSeed: "mine" }],
    ["choice", "1.00", { choice: "5", clientSeed: "mine" }],
    ["own seed", "1.00", { choice: "2", clientSeed: "other" }],
  ])(
    "a round is refused under its id with another %s, and nothing is taken",
    async (_, stake, more) => {
      const { session } = await opening(await started(10_000n, { code: provider.codeOf("wheel") }));
      const asked = { choice: "2", clientSeed: "mine" };
      const { round } = await spinning(session, "one-id-alone", "1.00", asked);
      const held = await walletOf();
      expect(await spinning(session, "one-id-alone", stake, more)).toEqual({ error: "reused" });
      expect((await spinning(session, "one-id-alone", "1.00", asked)).round).toEqual(round);
      expect(await walletOf()).toBe(held);
    },
  );

  test("a round is refused when the balance is short, and nothing is taken", async () => {
    const { session } = await opening(await started(99n));
    expect(await spinning(session, "too-dear-1")).toEqual({ error: "balance" });
    expect(await walletOf()).toBe(99n);
    expect(provider.moves).toEqual([]);
  });

  test("a round may stake the whole balance", async () => {
    const { session } = await opening(await started(100n));
    const { round } = await spinning(session, "the-last-one-1");
    expect(await walletOf()).toBe(minorUnits(round?.win ?? "") ?? 0n);
    expect(round).toMatchObject({ staked: "1.00" });
  });

  test("a round is reported as money that moved", async () => {
    const { session } = await opening(await started(10_000n));
    expect(provider.moves).toEqual([]);
    await spinning(session, "round-told");
    expect(provider.moves).toEqual([provider.memberId]);
    expect(provider.shown).toEqual([]);
  });

  test("a round counts as shown when its page says so, and only the page with the session can say it", async () => {
    const { session } = await opening(await started(10_000n));
    expect((await provider.post("/api/shown", {}, "1.x")).status).toBe(401);
    expect(provider.shown).toEqual([]);
    expect((await provider.post("/api/shown", {}, session)).status).toBe(200);
    expect(provider.shown).toEqual([provider.memberId]);
  });

  test("a round is refused under an id that another stake has", async () => {
    const { session } = await opening(await started(10_000n));
    await spinning(session, "taken-id-1");
    expect(await spinning(session, "taken-id-1", "2.00")).toEqual({ error: "reused" });
  });

  test("a round with a stake that is not offered is refused", async () => {
    const { session, stakes } = await opening(await started(10_000n));
    expect(stakes).toContain("0.20");
    expect(await spinning(session, "odd-stake-1", "0.21")).toEqual({ error: "stake" });
  });

  test("a round is paid by the house when the provider's bank cannot", async () => {
    const bank = () => ledger.balance(provider.db, providerBank("GPHL", "USD"));
    const held = await bank();
    if (held > 0n) {
      await provider.db.transaction((tx) =>
        ledger.transfer(tx, {
          key: `empty the bank ${provider.memberId}`,
          kind: "test",
          entries: [
            { account: providerBank("GPHL", "USD"), amount: -held },
            { account: houseAccount("USD"), amount: held },
          ],
        }),
      );
    }
    const { session } = await opening(await started(1_000_000n));
    let expected = 1_000_000n;
    for (let index = 0; index < 40; index += 1) {
      const { round } = await spinning(session, `house-pays-${index}`, "100.00");
      expected += resultOf(round?.shown ?? [], 10_000n).win - 10_000n;
      expect(await walletOf()).toBe(expected);
      expect((await bank()) >= 0n).toBe(true);
    }
  });
});

describe("a game that was left", () => {
  test("a game that was left takes no more rounds and says that it ended, but still returns a past round", async () => {
    const ticket = await started(10_000n);
    const { session } = await opening(ticket);
    const played = await spinning(session, "before-leaving");
    await leave();
    const held = await walletOf();
    expect(await spinning(session, "after-leaving")).toEqual({ error: "ended" });
    expect(await (await get("/api/balance", session)).json()).toEqual({ error: "ended" });
    expect((await opening(ticket)).error).toBe("ended");
    expect((await spinning(session, "before-leaving")).round).toEqual(played.round);
    expect(await walletOf()).toBe(held);
  });
});

describe("a provider", () => {
  test.each(["maintenance", "refusing"] as const)(
    "a provider in %s takes no stake",
    async (state) => {
      const { session } = await opening(await started(10_000n));
      await providerStatus.set(
        provider.db,
        "GPHL",
        state === "maintenance" ? { state, startAt: now - 1, endAt: now + 1 } : { state },
      );
      expect(await spinning(session, `closed-${state}`)).toEqual({ error: state });
      expect(await walletOf()).toBe(10_000n);
    },
  );
});

test("a slow provider delays a round, but not a move, which counts at the moment of its request", async () => {
  const { session } = await opening(
    await started(100_000n, { code: provider.codeOf("blackjack") }),
  );
  const { id } = await provider.openRound(session);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const delay = vi.spyOn(providerStatus, "delay").mockReturnValue(answered);
  await providerStatus.set(provider.db, "GPHL", { state: "slow", delayMs: 30_000 });
  expect((await provider.moving(session, id, 0, "stand")).round?.isOver).toBe(true);
  expect(delay).not.toHaveBeenCalled();

  const held = await walletOf();
  const kept = spinning(session, "kept-a-while");
  // A page times out a round sooner than the lobby times out a call.
  await expect.poll(() => delay.mock.calls).toEqual([[20_000]]);
  expect(await walletOf()).toBe(held);
  answer();
  expect((await kept).round).toMatchObject({ staked: "1.00" });
  delay.mockRestore();
});

describe("a reload", () => {
  test("a reload opens the same game again, with the last round and the balance of the ledger", async () => {
    const ticket = await started(10_000n);
    const first = await opening(ticket);
    expect(first.last).toBeNull();
    const { round, balance } = await spinning(first.session, "before-reload");
    const again = await opening(ticket);
    expect(again.session).toBe(first.session);
    expect(again.last).toMatchObject({ id: "before-reload", win: round?.win });
    expect(again.balance).toBe(balance);
  });
});

describe("the seed", () => {
  test("the seed is hidden while it is in use, shown afterwards, and proves every round of it", async () => {
    const { session, seed } = await opening(await started(100_000n));
    for (let index = 0; index < 5; index += 1) {
      await spinning(session, `seeded-${index}`, "1.00", { clientSeed: `mine${index}` });
    }
    type History = { rounds: NonNullable<Awaited<ReturnType<typeof spinning>>["round"]>[] };
    const before = (await (await get("/api/history", session)).json()) as History;
    expect(before.rounds.map(({ serverSeed }) => serverSeed)).toEqual(Array(5).fill(null));

    const rotated = (await (await post("/api/seeds", {}, session)).json()) as {
      seed: { commitment: string };
    };
    expect(rotated.seed.commitment).not.toBe(seed.commitment);
    const after = (await (await get("/api/history", session)).json()) as History;
    for (const { serverSeed, clientSeed, nonce, commitment, shown, win } of after.rounds) {
      expect(commitment).toBe(seed.commitment);
      expect(await commitmentTo(serverSeed ?? "")).toBe(commitment);
      const draws = await drawsOf({ serverSeed: serverSeed ?? "", clientSeed, nonce });
      const state = slot.stateOf(draws, { stake: 100n, choice: "", moves: [], elapsed: 0 });
      expect(state).toMatchObject({ shown, win: minorUnits(win) ?? 0n });
    }
    expect((await spinning(session, "next-seed-1")).round?.nonce).toBe(0);
  });
});
