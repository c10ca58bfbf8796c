import { setTimeout as pause } from "node:timers/promises";
import { brokenRules } from "../ledger/books.ts";
import { Fault } from "./fault.ts";
import { createLine, type Line } from "./line.ts";
import { createPlatform, type Platform } from "./platform.ts";
import type { Player } from "./player.ts";
import { randomFrom, type Random } from "./random.ts";
import { gatherPlayers } from "./world.ts";

/** A kill counts when so many calls were cut off. */
const leastInFlight = 4;

/**
 * A kill comes after so many calls of a life: half of them so many ms later, in the middle of whatever is done then; half in
 * the moment of an answer, which is a lie unless what it says is kept by now.
 */
const life = { calls: [4, 52], ms: [0, 30], atAnswer: 0.5 } as const;

/** So often the process is killed once more while it recovers, so many ms after its start. */
const killedAgain = { chance: 0.1, afterMs: [50, 1_500] } as const;

export interface Totals {
  kills: number;
  /** Fewer than four calls were cut off: played, checked, and not counted. */
  uncounted: number;
  killsDuringBoot: number;
  /** Calls that were answered. */
  acknowledged: number;
  /** Of these the rounds, and the moves of open ones, by engine: `blackjack`, `blackjack move`. */
  rounds: ReadonlyMap<string, number>;
  /** Calls that waited at a kill that counts. */
  inFlight: number;
  /** Lost calls that had their effect; those that had none; those of which the ledger cannot tell. */
  happened: number;
  not: number;
  either: number;
  /** In ms. */
  boots: number[];
}

export interface RunOptions {
  readonly kills: number;
  readonly seed: number;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly onKill: (totals: Totals) => void;
}

const checkBooks = async (platform: Platform) => {
  const books = await platform.books();
  const broken = brokenRules(books);
  if (broken.length > 0) throw new Fault("books", broken.join("\n"));
  return books;
};

/** Everything that must hold once the process runs again, before and after lost calls are repeated. */
const checkLife = async (
  platform: Platform,
  players: readonly Player[],
  totals: Totals,
): Promise<void> => {
  const found = await checkBooks(platform);
  for (const player of players) {
    const fate = player.judge(found);
    if (fate !== "none") totals[fate] += 1;
  }
  await Promise.all(players.map((player) => player.arrive()));
  await Promise.all(players.map((player) => player.repeat()));
  const after = await checkBooks(platform);
  await Promise.all(players.map((player) => player.settle(after)));
};

const sumOf = (counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => [...one]))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
};

const liveAndDie = async (
  platform: Platform,
  line: Line,
  players: readonly Player[],
  random: Random,
): Promise<{ readonly inFlight: number; readonly lost: number }> => {
  line.restore();
  const lives = Promise.all(players.map((player) => player.live()));
  const moment = async () => {
    const [calls, ms] = [random.whole(...life.calls), random.whole(...life.ms)];
    if (random.next() < life.atAnswer) await line.answered(calls);
    else {
      await line.sent(calls);
      await pause(ms);
    }
    await line.busy(leastInFlight);
  };
  // A fault of a living process ends the lives before their time.
  await Promise.race([moment(), lives]);
  const cut = line.cut();
  await platform.kill();
  await lives;
  return { inFlight: cut.inFlight, lost: cut.lost() };
};

/**
 * Kills a sandbox under eight members until so many kills count.
 *
 * @throws Fault at the first rule that does not hold
 */
export const run = async ({
  kills,
  seed,
  folder,
  databaseUrl,
  onKill,
}: RunOptions): Promise<Totals> => {
  const totals: Totals = {
    kills: 0,
    uncounted: 0,
    killsDuringBoot: 0,
    acknowledged: 0,
    rounds: new Map(),
    inFlight: 0,
    happened: 0,
    not: 0,
    either: 0,
    boots: [],
  };
  const random = randomFrom(seed);
  const line = createLine();
  const platform = await createPlatform({ folder, databaseUrl });
  try {
    // A process that ends in peace leaves what it compiled to those that are killed.
    await platform.boot();
    await platform.end();
    await platform.boot();
    const players = await gatherPlayers(platform, line, seed);
    await Promise.all(players.map((player) => player.arrive()));
    while (totals.kills < kills) {
      const { inFlight, lost } = await liveAndDie(platform, line, players, random);
      if (lost >= leastInFlight) {
        totals.kills += 1;
        totals.inFlight += inFlight;
      } else totals.uncounted += 1;
      line.restore();
      if (random.next() < killedAgain.chance) {
        totals.killsDuringBoot += 1;
        await platform.bootAndKill(random.whole(...killedAgain.afterMs));
      }
      totals.boots.push(await platform.boot());
      await checkLife(platform, players, totals);
      totals.acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0);
      totals.rounds = sumOf(players.map(({ played }) => played));
      onKill(totals);
    }
    return totals;
  } finally {
    await platform.kill();
  }
};
