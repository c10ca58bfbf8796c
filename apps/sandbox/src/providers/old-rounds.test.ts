import { createHash, createHmac } from "node:crypto";
import { commitmentTo, drawsOf } from "@naluma/game-engines/provably-fair";
import { slot } from "@naluma/game-engines/slot";
import { resultOf } from "@naluma/game-engines/slot/pays";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../db/open.ts";
import { minorUnits } from "../money/decimal.ts";
import { now, runProviderServer } from "./provider-server.fake.ts";

/* A database of before the engines (0004_engines): its rounds are slots that were over as soon as they stood. */

/** The member of the first test; the others have none of this. */
const memberId = 1;

const seeds = [
  { id: 1, serverSeed: "a1".repeat(32), revealedAt: now - 5_000 },
  { id: 2, serverSeed: "b2".repeat(32), revealedAt: null },
] as const;

/** As that version drew them, written out once more. */
const stopsOf = (serverSeed: string, clientSeed: string, nonce: number) => {
  const digest = createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}`).digest();
  return [0, 4, 8, 12, 16].map((at) => digest.readUInt32BE(at) % 32);
};

const rounds = seeds.flatMap(({ id, serverSeed }) =>
  [0, 1, 2].map((nonce) => {
    const stops = stopsOf(serverSeed, "mine", nonce);
    const { win } = resultOf(stops, 100n);
    return { id: `old-round-${id}-${nonce}`, seedId: id, nonce, stops, win };
  }),
);

const left = async (db: Database) => {
  for (const { id, serverSeed, revealedAt } of seeds) {
    const commitment = createHash("sha256").update(serverSeed).digest("hex");
    await db.execute(sql`insert into game_seed
      (member_id, gp_id, server_seed, commitment, next_nonce, created_at, revealed_at)
      values (${memberId}, 'GPHL', ${serverSeed}, ${commitment}, 3, ${now - 9_000 + id}, ${revealedAt})`);
  }
  for (const [index, { id, seedId, nonce, stops, win }] of rounds.entries())
    await db.execute(sql`insert into game_round
      (member_id, round_id, launch, gp_id, game_code, currency, seed_id, nonce, client_seed, stops, stake, win,
        balance, at)
      values (${memberId}, ${id}, 1, 'GPHL', 'G1001', 'USD', ${seedId}, ${nonce}, 'mine',
        ${JSON.stringify(stops)}::text::jsonb, 100, ${win}, 5000, ${now - 8_000 + index})`);
};

const { started, opening, spinning, get, post, walletOf } = runProviderServer({
  migrations: 4,
  left,
});

interface History {
  readonly id: string;
  readonly win: string;
  readonly shown: number[];
  readonly nonce: number;
  readonly clientSeed: string;
  readonly commitment: string;
  readonly serverSeed: string | null;
}

describe("rounds of before the engines", () => {
  test("are in the history as they were, can be checked, and are told again, never paid again", async () => {
    const { session, last, seed } = await opening(await started(10_000n));
    expect(last).toMatchObject({ id: "old-round-2-2", isOver: true, next: [] });
    expect(seed.nextNonce).toBe(3);

    const history = (await (await get("/api/history", session)).json()) as { rounds: History[] };
    expect(history.rounds.map(({ id }) => id)).toEqual(rounds.map(({ id }) => id).toReversed());
    for (const { id, win, shown, nonce, clientSeed, commitment, serverSeed } of history.rounds) {
      const known = rounds.find((one) => one.id === id);
      expect({ id, shown, nonce, clientSeed, win: minorUnits(win) ?? 0n }).toEqual({
        id,
        shown: known?.stops,
        nonce: known?.nonce,
        clientSeed: "mine",
        win: known?.win,
      });
      expect(serverSeed === null).toBe(known?.seedId === 2);
      if (serverSeed === null) continue;
      expect(await commitmentTo(serverSeed)).toBe(commitment);
      const draws = await drawsOf({ serverSeed, clientSeed, nonce });
      const state = slot.stateOf(draws, {
        stake: 100n,
        choice: "",
        moves: [],
        elapsed: Number.POSITIVE_INFINITY,
      });
      expect(state).toMatchObject({ shown, win: known?.win, isOver: true, staked: 100n });
    }

    const again = await spinning(session, "old-round-1-0", "1.00", { clientSeed: "mine" });
    expect(again.round).toMatchObject({ id: "old-round-1-0", staked: "1.00", moves: [] });
    expect((await spinning(session, "old-round-1-0", "2.00", { clientSeed: "mine" })).error).toBe(
      "reused",
    );
    expect(await walletOf()).toBe(10_000n);

    // The seed in use goes on where it was, and can be put away: no round of it is open.
    expect((await spinning(session, "a-new-round")).round).toMatchObject({ nonce: 3 });
    expect(await (await post("/api/seeds", {}, session)).json()).toMatchObject({
      before: { serverSeed: seeds[1].serverSeed, rounds: 4 },
    });
  });
});
