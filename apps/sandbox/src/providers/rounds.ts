import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";

import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../db/open.ts";
import { houseAccount, providerBank, providerWallet } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { ProviderStates } from "../operator/provider-states.ts";
import { lockMember } from "../play/launches.ts";
import type { Launch } from "../play/launches.ts";
import { launch } from "../db/schema.ts";
import { gameRound, gameSeed } from "./schema.ts";
import { commitmentTo, stopsOf } from "./slot/fairness.ts";
import { resultOf } from "./slot/pays.ts";
import { stakesIn } from "./stakes.ts";

export interface RoundsPorts {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly providerStates: ProviderStates;
}

type StoredRound = typeof gameRound.$inferSelect;
type Seed = typeof gameSeed.$inferSelect;

/** A round with what is known of its seed: the seed itself only after it was put away. */
export interface PlayedRound {
  readonly round: StoredRound;
  readonly commitment: string;
  readonly serverSeed: string | undefined;
}

interface Spin {
  /** Made by the page; the same id is the same round, however often it is sent. */
  readonly roundId: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly clientSeed: string;
}

/**
 * Why there was no round: `ended` the game was left, `stake` is none of the currency's,
 * `balance` does not cover it, `reused` the id belongs to another stake or game.
 */
type SpinRefusal = "ended" | "stake" | "balance" | "reused" | "maintenance" | "refusing";

type SpinAnswer =
  | { readonly ok: true; readonly played: PlayedRound; readonly balance: bigint }
  | { readonly ok: false; readonly refusal: SpinRefusal };

export interface Rounds {
  spin(playing: Launch, spin: Spin): Promise<SpinAnswer>;
  /** Rounds of this member in this game, newest first. */
  history(playing: Launch, most: number): Promise<readonly PlayedRound[]>;
  /** The seed in use; made when there is none. */
  seed(playing: Launch): Promise<Seed>;
  /** Puts the seed in use away, which shows it, and begins another. */
  rotate(playing: Launch): Promise<{ readonly before: Seed; readonly now: Seed }>;
  /** Minor units in the member's wallet with the provider of the game. */
  balance(playing: Launch): Promise<bigint>;
}

export function createRounds({ db, ledger, clock, providerStates }: RoundsPorts): Rounds {
  const wallet = ({ memberId, gpId, currency }: Launch) => providerWallet(memberId, gpId, currency);

  const spin: Rounds["spin"] = (playing, asked) =>
    db.transaction(async (tx) => {
      await lockMember(tx, playing.memberId);

      // A round that happened is told again even after the game was left: it is a fact.
      const before = await roundNamed(tx, playing.memberId, asked.roundId);
      if (before) {
        const same =
          before.round.stake === asked.stake &&
          before.round.clientSeed === asked.clientSeed &&
          before.round.launch === playing.id;
        if (!same) return refused("reused");
        return { ok: true, played: before, balance: await ledger.balance(tx, wallet(playing)) };
      }

      const [current] = await tx.select().from(launch).where(eq(launch.id, playing.id));
      if (current?.state !== "open") return refused("ended");
      const standing = await providerStates.standing(tx, playing.gpId);
      if (standing.state === "maintenance" || standing.state === "refusing") {
        return refused(standing.state);
      }
      if (!stakesIn(playing.currency).includes(asked.stake)) return refused("stake");
      const held = await ledger.balance(tx, wallet(playing));
      if (held < asked.stake) return refused("balance");

      return play(tx, playing, asked, held);
    });

  async function play(
    tx: Tx,
    playing: Launch,
    { roundId, stake, clientSeed }: Spin,
    held: bigint,
  ): Promise<SpinAnswer> {
    const seed = await seedInUse(tx, playing);
    const nonce = seed.nextNonce;
    const stops = await stopsOf({ serverSeed: seed.serverSeed, clientSeed, nonce });
    const { win } = resultOf(stops, stake);

    await settle(tx, playing, { key: `round:${playing.memberId}:${roundId}`, gain: win - stake });
    await tx
      .update(gameSeed)
      .set({ nextNonce: nonce + 1 })
      .where(eq(gameSeed.id, seed.id));
    const balance = held - stake + win;
    const [round] = await tx
      .insert(gameRound)
      .values({
        memberId: playing.memberId,
        roundId,
        launch: playing.id,
        gpId: playing.gpId,
        gameCode: playing.gameCode,
        currency: playing.currency,
        seedId: seed.id,
        nonce,
        clientSeed,
        stops,
        stake,
        win,
        balance,
        at: clock(),
      })
      .returning();
    if (!round) throw new Error(`The round ${roundId} was not stored`);
    return {
      ok: true,
      played: { round, commitment: seed.commitment, serverSeed: undefined },
      balance,
    };
  }

  /** Stake and win as one transaction of the ledger. The house pays what a provider's bank cannot. */
  async function settle(
    tx: Tx,
    playing: Launch,
    { key, gain }: { readonly key: string; readonly gain: bigint },
  ): Promise<void> {
    if (gain === 0n) return;
    const against = (other: ReturnType<typeof houseAccount>) =>
      ledger.transfer(tx, {
        key,
        kind: "round",
        entries: [
          { account: wallet(playing), amount: gain },
          { account: other, amount: -gain },
        ],
      });
    const outcome = await against(providerBank(playing.gpId, playing.currency));
    if (outcome !== "insufficient") return;
    if ((await against(houseAccount(playing.currency))) === "insufficient") {
      throw new Error(`Nobody can pay the round ${key}`);
    }
  }

  async function seedInUse(tx: Tx, { memberId, gpId }: Launch): Promise<Seed> {
    const mine = and(
      eq(gameSeed.memberId, memberId),
      eq(gameSeed.gpId, gpId),
      isNull(gameSeed.revealedAt),
    );
    const [found] = await tx.select().from(gameSeed).where(mine);
    if (found) return found;
    const serverSeed = randomBytes(32).toString("hex");
    const [made] = await tx
      .insert(gameSeed)
      .values({
        memberId,
        gpId,
        serverSeed,
        commitment: await commitmentTo(serverSeed),
        createdAt: clock(),
      })
      .returning();
    if (!made) throw new Error("A seed was not stored");
    return made;
  }

  return {
    spin,

    history: async ({ memberId, gameCode }, most) => {
      const rows = await db
        .select()
        .from(gameRound)
        .innerJoin(gameSeed, eq(gameSeed.id, gameRound.seedId))
        .where(and(eq(gameRound.memberId, memberId), eq(gameRound.gameCode, gameCode)))
        .orderBy(desc(gameRound.serial))
        .limit(most);
      return rows.map(asPlayed);
    },

    seed: (playing) =>
      db.transaction(async (tx) => {
        await lockMember(tx, playing.memberId);
        return seedInUse(tx, playing);
      }),

    rotate: (playing) =>
      db.transaction(async (tx) => {
        await lockMember(tx, playing.memberId);
        const current = await seedInUse(tx, playing);
        const revealedAt = clock();
        await tx.update(gameSeed).set({ revealedAt }).where(eq(gameSeed.id, current.id));
        return { before: { ...current, revealedAt }, now: await seedInUse(tx, playing) };
      }),

    balance: (playing) => ledger.balance(db, wallet(playing)),
  };
}

async function roundNamed(
  tx: Tx,
  memberId: number,
  roundId: string,
): Promise<PlayedRound | undefined> {
  const [row] = await tx
    .select()
    .from(gameRound)
    .innerJoin(gameSeed, eq(gameSeed.id, gameRound.seedId))
    .where(and(eq(gameRound.memberId, memberId), eq(gameRound.roundId, roundId)));
  return row && asPlayed(row);
}

const asPlayed = (row: {
  readonly game_round: StoredRound;
  readonly game_seed: Seed;
}): PlayedRound => ({
  round: row.game_round,
  commitment: row.game_seed.commitment,
  serverSeed: row.game_seed.revealedAt === null ? undefined : row.game_seed.serverSeed,
});

const refused = (refusal: SpinRefusal): SpinAnswer => ({ ok: false, refusal });
