import { setTimeout as pause } from "node:timers/promises";
import { brokenRules } from "@naluma/sandbox/ledger/audit";
import { accountName, password } from "@naluma/sandbox/seeded-accounts";
import * as v from "valibot";
import { createClient, type Client } from "./client.ts";
import { killed, type Fault } from "./faults.ts";
import { gatherGames } from "./games.ts";
import { makeGifts } from "./gifts.ts";
import { createPlayer, type Player } from "./player.ts";
import { randomFrom, type Random } from "./random.ts";
import { BrokenRule } from "./rules.ts";
import { createSandboxProcess, type SandboxProcess } from "./sandbox-process.ts";
import { walletsInReport } from "./wallets.ts";

/** The index of the first spare account in the seeded list. */
const firstSpare = 20;
const playersAtOnce = 8;

const captcha = v.object({ data: v.object({ token: v.string() }) });
const session = v.object({ data: v.object({ token: v.string(), member_id: v.number() }) });

const logIn = async (client: Client, api: string, account: string) => {
  const shown = await client.post(`${api}/api/captcha`, { type: 1, site_id: 1 });
  const { token: captcha_token } = v.parse(captcha, shown.body).data;
  const body = { account, password, site_id: 1, answer: "0000", captcha_token };
  const { token, member_id } = v.parse(
    session,
    (await client.post(`${api}/api/login`, body)).body,
  ).data;
  return { memberId: member_id, token };
};

/** Eight members of a running sandbox, each with its own sequence of random numbers. */
const gatherPlayers = async (
  sandbox: SandboxProcess,
  client: Client,
  seed: number,
): Promise<readonly Player[]> => {
  const { api } = sandbox;
  const games = await gatherGames(client, sandbox);
  const gifts = await makeGifts(sandbox);
  const report = await sandbox.ledger();
  const run = `kill-${seed.toString(36)}`;
  return Promise.all(
    Array.from({ length: playersAtOnce }, async (_, index) => {
      const account = accountName(firstSpare + index);
      const member = await logIn(client, api, account);
      const random = randomFrom(seed * 1_000 + index + 1);
      return createPlayer({ sandbox, client, random, run, games, gifts }, account, member, {
        wallets: walletsInReport(report, member.memberId),
      });
    }),
  );
};

/** A kill counts if at least this many calls were cut off. */
const minInFlight = 4;

/**
 * A kill comes after this many calls since the boot. Half of the kills come some ms later, in the middle of any work;
 * the other half at the moment of a response, whose effect must be stored by then.
 */
const life = { calls: [4, 52], ms: [0, 30], atAnswer: 0.5 } as const;

/** How often the process is killed again while it recovers, and how many ms after its start. */
const killedAgain = { chance: 0.1, afterMs: [50, 1_500] } as const;

export interface Totals {
  kills: number;
  /** Kills with fewer than four calls cut off: played and checked, but not counted. */
  uncounted: number;
  killsDuringBoot: number;
  /** The number of answered calls. */
  acknowledged: number;
  /** Of these, the rounds and the moves of open rounds, by engine: `blackjack`, `blackjack move`. */
  rounds: ReadonlyMap<string, number>;
  /** Calls that were pending at a counted kill. */
  inFlight: number;
  /** Lost calls that took effect, that did not, and those for which the ledger cannot tell. */
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
  readonly fault: Fault;
  readonly onKill: (totals: Totals) => void;
}

const checkLedger = async (sandbox: SandboxProcess) => {
  const report = await sandbox.ledger();
  const broken = brokenRules(report);
  if (broken.length > 0) throw new BrokenRule("ledger", broken.join("\n"));
  return report;
};

/** Checks everything that must hold once the process runs again, before and after lost calls are repeated. */
const checkAfterBoot = async (
  sandbox: SandboxProcess,
  players: readonly Player[],
  totals: Totals,
): Promise<void> => {
  const found = await checkLedger(sandbox);
  for (const player of players) {
    const verdict = player.judge(found);
    if (verdict !== "none") totals[verdict] += 1;
  }
  await Promise.all(players.map((player) => player.arrive()));
  await Promise.all(players.map((player) => player.repeat()));
  const after = await checkLedger(sandbox);
  await Promise.all(players.map((player) => player.settle(after)));
};

const sumOf = (counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => [...one]))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
};

const playUntilKilled = async (
  sandbox: SandboxProcess,
  client: Client,
  players: readonly Player[],
  random: Random,
  fault: Fault,
): Promise<{ readonly inFlight: number; readonly lost: number }> => {
  client.restore();
  const lives = Promise.all(players.map((player) => player.live()));
  const moment = async () => {
    const [calls, ms] = [random.whole(...life.calls), random.whole(...life.ms)];
    if (random.next() < life.atAnswer) await client.answered(calls);
    else {
      await client.sent(calls);
      await pause(ms);
    }
    await client.busy(minInFlight);
  };
  // If a running process breaks a rule, this ends early.
  await Promise.race([moment(), lives]);
  const cut = client.cut();
  await fault.strike(sandbox);
  await lives;
  if (!fault.losesCalls && cut.lost() > 0)
    throw new BrokenRule("answered", `${cut.lost()} calls of ${cut.inFlight} had no answer`);
  return { inFlight: cut.inFlight, lost: cut.lost() + cut.refused() };
};

/**
 * Kills a sandbox under eight members, or causes another fault, until enough kills count.
 *
 * @throws BrokenRule at the first rule that does not hold
 */
export const run = async ({
  kills,
  seed,
  folder,
  databaseUrl,
  fault,
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
  const client = createClient();
  const sandbox = await createSandboxProcess({ folder, databaseUrl });
  try {
    await sandbox.boot();
    const players = await gatherPlayers(sandbox, client, seed);
    await Promise.all(players.map((player) => player.arrive()));
    while (totals.kills < kills) {
      const { inFlight, lost } = await playUntilKilled(sandbox, client, players, random, fault);
      if ((fault.losesCalls ? lost : inFlight) >= minInFlight) {
        totals.kills += 1;
        totals.inFlight += inFlight;
      } else totals.uncounted += 1;
      client.restore();
      if (fault === killed && random.next() < killedAgain.chance) {
        totals.killsDuringBoot += 1;
        await sandbox.bootAndKill(random.whole(...killedAgain.afterMs));
      }
      totals.boots.push(await fault.recover(sandbox));
      await checkAfterBoot(sandbox, players, totals);
      totals.acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0);
      totals.rounds = sumOf(players.map(({ played }) => played));
      onKill(totals);
    }
    return totals;
  } finally {
    await sandbox.kill();
  }
};
