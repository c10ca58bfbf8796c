import { describe, expect, test } from "vitest";
import { houseAccount, mainAccount, providerWallet } from "../ledger/accounts.ts";
import { topUp } from "../play/top-up.ts";
import { runProviderServer } from "./provider-server.fake.ts";

const provider = runProviderServer();
const { clock, ledger, providerStatus, started, opening, spinning, walletOf, leave, post } =
  provider;

describe("play money", () => {
  const pressing = async (session: string, key: string) => {
    const answer = await post("/api/top-up", { key }, session);
    return (await answer.json()) as { amount?: string; balance?: string; error?: string };
  };

  /** Takes the whole balance, as if it had been lost in the game. */
  const lose = async (turn: string) => {
    const held = await walletOf();
    await provider.db.transaction((tx) =>
      ledger.transfer(tx, {
        key: `lose ${provider.memberId} ${turn}`,
        kind: "test",
        entries: [
          { account: providerWallet(provider.memberId, "GPHL", "USD"), amount: -held },
          { account: houseAccount("USD"), amount: held },
        ],
      }),
    );
  };

  test("play money goes to the wallet of the game, once for 50 simultaneous presses with one key", async () => {
    const { session, balance } = await opening(await started(0n));
    expect(balance).toBe("0.00");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pressing(session, "one-press")),
    );
    for (const answer of answers) expect(answer).toEqual({ amount: "100.00", balance: "100.00" });
    expect(await walletOf()).toBe(10_000n);
    expect((await spinning(session, "with-play-money")).error).toBeUndefined();
  });

  test("no play money is given beside as much in other wallets, which the same rule counts", async () => {
    const { session } = await opening(await started(10_000n));
    expect(await pressing(session, "too-rich-1")).toEqual({ error: "enough" });
    const main = await provider.db.transaction((tx) =>
      topUp({ ledger, clock }, tx, {
        memberId: provider.memberId,
        currency: "USD",
        account: mainAccount(provider.memberId, "USD"),
      }),
    );
    expect(main).toEqual({ kind: "enough", limit: 10_000n });
  });

  test("play money shares its ten turns a day with the main wallet, and says when the next is", async () => {
    const { session } = await opening(await started(0n));
    await provider.db.transaction(async (tx) => {
      const account = mainAccount(provider.memberId, "USD");
      const outcome = await topUp({ ledger, clock }, tx, {
        memberId: provider.memberId,
        currency: "USD",
        account,
      });
      expect(outcome).toEqual({ kind: "done", amount: 10_000n });
      await ledger.transfer(tx, {
        key: `lose main ${provider.memberId}`,
        kind: "test",
        entries: [
          { account, amount: -10_000n },
          { account: houseAccount("USD"), amount: 10_000n },
        ],
      });
    });
    for (let turn = 2; turn <= 10; turn += 1) {
      expect((await pressing(session, `press-no-${turn}`)).amount).toBe("100.00");
      await lose(String(turn));
    }
    // Midnight on the site, which is four hours behind UTC.
    const limit = { error: "later", nextAt: "2026-11-21T04:00:00.000Z" };
    expect(await pressing(session, "press-no-11")).toEqual(limit);
    expect(await walletOf()).toBe(0n);
    // In UTC the next day began long ago.
    provider.later = 16 * 60 * 60_000 - 1;
    expect(await pressing(session, "press-no-11")).toEqual(limit);
    provider.later = 16 * 60 * 60_000;
    const tomorrow = await pressing(session, "press-no-11");
    provider.later = 0;
    expect(tomorrow.amount).toBe("100.00");
  });

  test("play money is refused after the game was left, even for a press that was credited", async () => {
    const { session } = await opening(await started(0n));
    await pressing(session, "before-leaving");
    expect(provider.moves).toEqual([provider.memberId]);
    await leave();
    expect(await pressing(session, "after-leaving")).toEqual({ error: "ended" });
    expect(await pressing(session, "before-leaving")).toEqual({ error: "ended" });
    expect(await walletOf()).toBe(10_000n);
  });

  test("the same key is separate for each member", async () => {
    const mine = await opening(await started(0n));
    const pressed = { amount: "100.00", balance: "100.00" };
    expect(await pressing(mine.session, "key-of-both")).toEqual(pressed);
    await provider.newMember();
    const other = await opening(await started(0n));
    expect(await pressing(other.session, "key-of-both")).toEqual(pressed);
    expect(await walletOf()).toBe(10_000n);
  });

  test("play money is refused under a key that another game's press has used", async () => {
    const { session } = await opening(await started(0n));
    await pressing(session, "shared-key");
    await leave();
    const next = await opening(await started(0n));
    expect(await pressing(next.session, "shared-key")).toEqual({ error: "reused" });
    expect(await walletOf()).toBe(10_000n);
  });

  test("play money needs a session and a valid key, and a provider that accepts money", async () => {
    const { session } = await opening(await started(0n));
    expect((await post("/api/top-up", { key: "no-session" })).status).toBe(401);
    expect((await post("/api/top-up", { key: "/" }, session)).status).toBe(400);
    expect((await post("/api/top-up", { key: "more-keys", amount: "9" }, session)).status).toBe(
      400,
    );
    await providerStatus.set(provider.db, "GPHL", { state: "refusing" });
    expect(await pressing(session, "closed-press")).toEqual({ error: "closed" });
    expect(await walletOf()).toBe(0n);
    expect(provider.moves).toEqual([]);
  });
});
