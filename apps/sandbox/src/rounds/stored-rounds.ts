import type { Engine, RoundState } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import { roundStateAt, type PlayedRound } from "./round-state.ts";
import { gameRound, gameSeed } from "./schema.ts";

export type StoredRound = typeof gameRound.$inferSelect;
export type Seed = typeof gameSeed.$inferSelect;

export interface RoundWithSeed {
  readonly round: StoredRound;
  readonly seed: Seed;
}

const withSeeds = (db: Database | Tx) =>
  db
    .select({ round: gameRound, seed: gameSeed })
    .from(gameRound)
    .innerJoin(gameSeed, eq(gameSeed.id, gameRound.seedId));

/** A member's rounds that are open, or were when last checked. */
export const openRounds = (db: Database | Tx, memberId: number): Promise<RoundWithSeed[]> =>
  withSeeds(db).where(and(eq(gameRound.memberId, memberId), isNull(gameRound.endedAt)));

/** Newest first. */
export const roundsOfGame = (
  db: Database | Tx,
  { memberId, gameCode }: { readonly memberId: number; readonly gameCode: string },
  max: number,
): Promise<RoundWithSeed[]> =>
  withSeeds(db)
    .where(and(eq(gameRound.memberId, memberId), eq(gameRound.gameCode, gameCode)))
    .orderBy(desc(gameRound.serial))
    .limit(max);

export async function roundNamed(
  db: Database | Tx,
  memberId: number,
  roundId: string,
): Promise<RoundWithSeed | undefined> {
  const [found] = await withSeeds(db).where(
    and(eq(gameRound.memberId, memberId), eq(gameRound.roundId, roundId)),
  );
  return found;
}

/** Matches a round's row only while it is open, so that a closed one is never changed. */
export const whileOpen = ({ memberId, roundId }: Pick<StoredRound, "memberId" | "roundId">) =>
  and(eq(gameRound.memberId, memberId), eq(gameRound.roundId, roundId), isNull(gameRound.endedAt));

export function engineOfRound({ engine: name }: Pick<StoredRound, "engine">): Engine {
  const engine = engineNamed(name);
  if (!engine) throw new Error(`There is no engine ${name}`);
  return engine;
}

/** `isDue`: its time is over, but its win is not paid yet. */
export async function asPlayed(
  { round, seed }: RoundWithSeed,
  now: number,
): Promise<PlayedRound & { readonly isDue: boolean }> {
  const { stake, added, win, shown, endedAt } = round;
  const state: RoundState =
    endedAt === null
      ? await roundStateAt(engineOfRound(round), round, { serverSeed: seed.serverSeed, now })
      : { staked: stake + added, win, isOver: true, next: [], shown };
  return {
    round,
    state,
    elapsed: Math.max(0, (endedAt ?? now) - round.at),
    commitment: seed.commitment,
    serverSeed: seed.revealedAt === null ? undefined : seed.serverSeed,
    isDue: endedAt === null && state.isOver,
  };
}
