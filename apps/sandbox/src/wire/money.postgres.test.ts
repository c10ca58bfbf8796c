import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf, type Tx } from "../ground/db/database.ts";
import { launch } from "../ground/db/schema.ts";
import { mainAccount, providerWallet } from "../ledger/accounts.ts";
import { lockMember, runningLaunch } from "../play/launches.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

/* Two connections at critical moments; the embedded database has only one. Run by `npm run test:postgres`. */

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

/** Resolves when this many connections of the database wait for a lock, or when the work ends without waiting. */
const waitsOrEnds = async (work: Promise<unknown>, least = 1): Promise<void> => {
  let isDone = false;
  void work.catch(() => {}).finally(() => (isDone = true));
  for (;;) {
    const [row] = await rowsOf(
      sandbox.services.db,
      sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      v.object({ waiting: v.number() }),
    );
    if (isDone || (row?.waiting ?? 0) >= least) return;
  }
};

const toProvider = (tx: Tx, memberId: number, amount: bigint) =>
  sandbox.services.ledger.transfer(tx, {
    key: `moved ${memberId}`,
    kind: "to-provider",
    entries: [
      { account: mainAccount(memberId, "USD"), amount: -amount },
      { account: providerWallet(memberId, "GPHL", "USD"), amount },
    ],
  });

test("the layout shows a purse and a game at the same moment", async () => {
  const { token, memberId } = await sandbox.login("player21");
  const layout = await sandbox.services.db.transaction(async (tx) => {
    await tx.execute(sql`lock table launch in access exclusive mode`);
    // It has already read the balance when it reaches the games.
    const asked = sandbox.api("/member/profile/common/layout", {}, { token });
    await waitsOrEnds(asked);
    await toProvider(tx, memberId, 100_000n);
    await tx.insert(launch).values({
      memberId,
      launchId: "a-launch",
      gpId: "GPHL",
      gameId: 1,
      gameType: 2,
      gameCode: "G1001",
      currency: "USD",
      device: 1,
      lobbyUrl: "http://localhost:4000/close",
      locale: "en_US",
      ticket: "a-ticket",
      url: "http://127.0.0.1/play",
      state: "pending",
      startedAt: 1,
    });
    return { asked };
  });
  const { data } = await layout.asked;
  expect(data["member_common_layout"]).toMatchObject({ member_cash: "1000.00", is_playing: 0 });
});

test("the operator takes nothing out of a purse that is being moved", async () => {
  const { memberId } = await sandbox.login("player22");
  const moving = await sandbox.services.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const amount = await sandbox.services.ledger.balance(tx, mainAccount(memberId, "USD"));
    const taking = sandbox.operator("POST", "/money", { member: "player22", amount: "-1.00" });
    await waitsOrEnds(taking);
    return { outcome: await toProvider(tx, memberId, amount), taking };
  });
  expect(moving.outcome).toBe("done");
  expect((await moving.taking).status).toBe(409);
});

test("a leave waits for the round under way, and returns what it has left and won", async () => {
  const { token, memberId } = await sandbox.login("player25");
  const { db, ledger, catalogue, providerOrigin } = sandbox.services;
  const game_code = catalogue.gamesOf("GPHL", 2)[0]?.game_code;
  const lobby_url = "http://localhost:4000/close";
  const body = { gpId: "GPHL", game_type: 2, game_code, lobby_url, device: 1 };
  await sandbox.api("/member/game/play1", body, { token });
  const game = async (path: string, asked: object, session = "") => {
    const answer = await fetch(`${providerOrigin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
      body: JSON.stringify(asked),
    });
    const read = v.object({ session: v.optional(v.string()), error: v.optional(v.string()) });
    return v.parse(read, await answer.json());
  };
  const running = await runningLaunch(db, memberId);
  const { session } = await game("/session", { ticket: running?.ticket });

  const both = await db.transaction(async (tx) => {
    // The round has already taken its stake when it is about to be stored.
    await tx.execute(sql`lock table game_round in exclusive mode`);
    const round = game("/rounds", { roundId: "under-way-1", stake: "1.00" }, session);
    await waitsOrEnds(round);
    const leaving = sandbox.api("/member/game/leave1", {}, { token });
    await waitsOrEnds(leaving, 2);
    return { round, leaving };
  });
  expect((await both.round).error).toBeUndefined();
  expect((await both.leaving).code).toBe("100");
  expect(await ledger.balance(db, providerWallet(memberId, "GPHL", "USD"))).toBe(0n);
});

test("of two simultaneous logins the later ends the earlier", async () => {
  const { sessions, db } = sandbox.services;
  const memberId = 1_023;
  const begun = await db.transaction(async (tx) => {
    const first = await sessions.begin(tx, memberId);
    const second = db.transaction((other) => sessions.begin(other, memberId));
    await waitsOrEnds(second);
    return { first, second };
  });
  await begun.second;
  const open = await rowsOf(
    db,
    sql`select id from session where member_id = ${memberId} and ends_at is null`,
    v.object({ id: v.string() }),
  );
  expect(open).toEqual([{ id: (await begun.second).sessionId }]);
});

test("the same key on two processes is one effect with one answer", async () => {
  const second = await startForTest({ DATABASE_URL: sandbox.services.config.databaseUrl });
  try {
    const { token, memberId } = await sandbox.login("player24");
    const body = {
      gpId: "GPHL",
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    };
    const sent = { token, key: "on-two-processes" };
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => [
        sandbox.api("/member/game/play1", body, sent),
        second.api("/member/game/play1", body, sent),
      ]).flat(),
    );
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(["100"]));
    const { ledger, db } = sandbox.services;
    expect(await ledger.balance(db, providerWallet(memberId, "GPHL", "USD"))).toBe(100_000n);
    const moves = await rowsOf(
      db,
      sql`select key from ledger_transaction where key like ${`%${sent.key}`}`,
      v.object({ key: v.string() }),
    );
    expect(moves).toHaveLength(1);
  } finally {
    await second.remove();
  }
});
