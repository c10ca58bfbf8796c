import { randomBytes } from "node:crypto";

import type { CatalogueGame } from "../catalogue/catalogue.ts";
import type { Clock } from "../clock.ts";
import { commitmentTo, stopsOf } from "./slot/fairness.ts";
import { resultOf } from "./slot/pays.ts";
import { firstStake, stakesIn } from "./stakes.ts";
import type { FinishedRound } from "./told.ts";

/** Games opened for nothing at the same time; the one that was quiet for longest makes room. */
const mostDemos = 2_000;

/** A demo that nobody has played for so long is over, in ms. */
const patience = 2 * 3_600_000;

/** Rounds that a demo remembers. */
const kept = 50;

interface Seed {
  readonly serverSeed: string;
  readonly commitment: string;
  nextNonce: number;
  isShown: boolean;
}

interface DemoRound {
  readonly seed: Seed;
  readonly round: FinishedRound;
}

interface Asked {
  readonly roundId: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly clientSeed: string;
}

type SpinAnswer =
  | { readonly ok: true; readonly played: DemoRound; readonly balance: bigint }
  | { readonly ok: false; readonly refusal: "stake" | "balance" | "reused" };

/** A game that is played for nothing: its balance lives here and nowhere in the ledger. */
export interface Demo {
  readonly ticket: string;
  readonly game: CatalogueGame;
  readonly currency: string;
  readonly locale: string;
  /** Minor units. */
  balance(): bigint;
  seed(): Seed;
  /** Newest first. */
  history(): readonly DemoRound[];
  /** The same id gives the same round, however often it is sent. */
  spin(asked: Asked): Promise<SpinAnswer>;
  /** Fills the balance up again; one effect a key. Undefined while there is enough. */
  refill(key: string): bigint | undefined;
  /** Puts the seed in use away, which shows it, and begins another. */
  rotate(): Promise<{ readonly before: Seed; readonly now: Seed }>;
}

export interface Demos {
  /** Opens a demo and gives its ticket. */
  open(opened: Pick<Demo, "game" | "currency" | "locale">): Promise<string>;
  find(ticket: string): Demo | undefined;
}

/** What a demo opens with, in minor units. */
export const demoBalance = (currency: string): bigint => firstStake(currency) * 500n;

async function newSeed(): Promise<Seed> {
  const serverSeed = randomBytes(32).toString("hex");
  return {
    serverSeed,
    commitment: await commitmentTo(serverSeed),
    nextNonce: 0,
    isShown: false,
  };
}

/** The oldest of a map's entries go until so many are left. */
function forgetBeyond(map: Map<unknown, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/** Demos live in memory: they are worth nothing, and a restart ends them. */
export function createDemos(clock: Clock): Demos {
  const demos = new Map<string, { readonly demo: Demo; usedAt: number }>();

  return {
    async open(opened) {
      const demo = openDemo(opened, clock, await newSeed());
      demos.set(demo.ticket, { demo, usedAt: clock() });
      forgetBeyond(demos, mostDemos);
      return demo.ticket;
    },
    find(ticket) {
      const found = demos.get(ticket);
      if (!found) return undefined;
      demos.delete(ticket);
      if (clock() - found.usedAt > patience) return undefined;
      // Last in line again: the map's order is that of use.
      demos.set(ticket, { demo: found.demo, usedAt: clock() });
      return found.demo;
    },
  };
}

function openDemo(
  { game, currency, locale }: Pick<Demo, "game" | "currency" | "locale">,
  clock: Clock,
  firstSeed: Seed,
): Demo {
  let held = demoBalance(currency);
  let seed = firstSeed;
  const rounds = new Map<string, Promise<DemoRound>>();
  const presses = new Map<string, bigint>();
  let finished: readonly DemoRound[] = [];

  async function play({ roundId, stake, clientSeed }: Asked): Promise<DemoRound> {
    // Taken before anything is waited for: a second round finds what is left.
    held -= stake;
    const inUse = seed;
    const nonce = inUse.nextNonce;
    inUse.nextNonce += 1;
    const { serverSeed } = inUse;
    const stops = await stopsOf({ serverSeed, clientSeed, nonce });
    const { win } = resultOf(stops, stake);
    held += win;
    const round = { roundId, at: clock(), stake, win, stops, nonce, clientSeed };
    const played = { seed: inUse, round };
    finished = [played, ...finished].slice(0, kept);
    return played;
  }

  return {
    ticket: randomBytes(24).toString("base64url"),
    game,
    currency,
    locale,
    balance: () => held,
    seed: () => seed,
    history: () => finished,
    async spin(asked) {
      const known = rounds.get(asked.roundId);
      if (known) {
        const before = await known;
        const { stake, clientSeed } = before.round;
        if (stake !== asked.stake || clientSeed !== asked.clientSeed)
          return { ok: false, refusal: "reused" };
        return { ok: true, played: before, balance: held };
      }
      if (!stakesIn(currency).includes(asked.stake)) return { ok: false, refusal: "stake" };
      if (held < asked.stake) return { ok: false, refusal: "balance" };
      const playing = play(asked);
      rounds.set(asked.roundId, playing);
      forgetBeyond(rounds, kept);
      const played = await playing;
      return { ok: true, played, balance: held };
    },
    refill(key) {
      const pressed = presses.get(key);
      if (pressed !== undefined) return pressed;
      const missing = demoBalance(currency) - held;
      if (missing <= 0n) return undefined;
      held += missing;
      presses.set(key, missing);
      forgetBeyond(presses, kept);
      return missing;
    },
    async rotate() {
      const before = seed;
      const now = await newSeed();
      before.isShown = true;
      seed = now;
      return { before, now };
    },
  };
}
