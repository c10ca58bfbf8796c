import type { Engine, RoundState } from "@naluma/game-engines/engine";
import { commitmentTo } from "@naluma/game-engines/provably-fair";
import type { CatalogueGame } from "../catalogue/catalogue.ts";
import type { Clock } from "../ground/clock.ts";
import { engineOf } from "../rounds/playable.ts";
import {
  placeOf,
  roundStateAt,
  withMove,
  type AskedMove,
  type BegunRound,
  type PlayedRound,
} from "../rounds/round-state.ts";
import type { AskedRound, Refusal } from "../rounds/rounds.ts";
import { newServerSeed } from "../rounds/seeds.ts";
import { firstStake, isStake } from "../rounds/stakes.ts";

/** The number of rounds that a demo remembers. */
const historyLength = 50;

interface DemoSeed {
  readonly serverSeed: string;
  readonly commitment: string;
  nextNonce: number;
  isShown: boolean;
}

interface DemoRound {
  readonly seed: DemoSeed;
  readonly round: BegunRound & { readonly roundId: string };
  readonly state: RoundState;
  /** In ms since 1970; undefined while the round is open. */
  readonly endedAt: number | undefined;
}

type DemoAnswer =
  | { readonly ok: true; readonly played: PlayedRound; readonly balance: bigint }
  | { readonly ok: false; readonly refusal: Refusal };

/** A game played for fun: its balance exists only here, never in the ledger. */
export interface Demo {
  readonly ticket: string;
  readonly game: CatalogueGame;
  readonly currency: string;
  readonly locale: string;
  /** In minor units. */
  balance(): bigint;
  seed(): DemoSeed;
  /** Newest first. */
  history(): Promise<readonly PlayedRound[]>;
  /** The same id returns the same round, however often it is sent. */
  begin(asked: AskedRound): Promise<DemoAnswer>;
  /** A move in a finished round changes nothing and returns the round's result. */
  move(asked: AskedMove & { readonly roundId: string; readonly now: number }): Promise<DemoAnswer>;
  /** Refills the balance, once per key. Undefined while there is enough. */
  refill(key: string): bigint | undefined;
  /** Retires the current seed, which reveals it, and begins a new one; undefined while a round is open. */
  rotate(): Promise<{ readonly before: DemoSeed; readonly now: DemoSeed } | undefined>;
}

/** A demo's opening balance, in minor units. */
export const demoBalance = (currency: string): bigint => firstStake(currency) * 500n;

async function asDemoSeed(serverSeed: string): Promise<DemoSeed> {
  return {
    serverSeed,
    commitment: await commitmentTo(serverSeed),
    nextNonce: 0,
    isShown: false,
  };
}

/** Removes the oldest entries of a map until `max` are left. */
export function forgetBeyond(map: Map<unknown, unknown>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return;
    map.delete(key);
  }
}

function engineFor(game: CatalogueGame): Engine {
  const engine = engineOf(game);
  if (!engine) throw new Error(`Nothing plays ${game.game_code}`);
  return engine;
}

/** Opens a demo game. Its calls are processed one after another. */
export async function openDemo(
  { ticket, game, currency, locale }: Pick<Demo, "ticket" | "game" | "currency" | "locale">,
  clock: Clock,
  newSeed = newServerSeed,
): Promise<Demo> {
  const engine = engineFor(game);
  let held = demoBalance(currency);
  let seed = await asDemoSeed(newSeed());
  /** By id, oldest first. */
  const rounds = new Map<string, DemoRound>();
  const presses = new Map<string, bigint>();
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const newest = (): DemoRound | undefined => [...rounds.values()].at(-1);

  const openRound = (): DemoRound | undefined => {
    const last = newest();
    return last && last.endedAt === undefined ? last : undefined;
  };

  /** Stores the state of a round; its win is paid when it ends. */
  function keep(found: Omit<DemoRound, "endedAt">): DemoRound {
    const { isOver, win } = found.state;
    const stored = { ...found, endedAt: isOver ? clock() : undefined };
    if (isOver) held += win;
    rounds.set(found.round.roundId, stored);
    forgetBeyond(rounds, historyLength);
    return stored;
  }

  /** Finishes the open round if its time has run out, whatever the request is. */
  async function look(now: number): Promise<void> {
    const open = openRound();
    if (!open) return;
    const { serverSeed } = open.seed;
    const state = await roundStateAt(engine, open.round, { serverSeed, now });
    keep({ ...open, state });
  }

  const playedRound = (
    { seed: of, round, state, endedAt }: DemoRound,
    now: number,
  ): PlayedRound => ({
    round,
    state,
    elapsed: Math.max(0, (endedAt ?? now) - round.at),
    commitment: of.commitment,
    serverSeed: of.isShown ? of.serverSeed : undefined,
  });

  const answered = (found: DemoRound, now: number): DemoAnswer => ({
    ok: true,
    played: playedRound(found, now),
    balance: held,
  });

  async function begin({ roundId, stake, choice, clientSeed }: AskedRound): Promise<DemoAnswer> {
    const at = clock();
    await look(at);
    const before = rounds.get(roundId);
    if (before) {
      const same =
        before.round.stake === stake &&
        before.round.choice === choice &&
        before.round.clientSeed === clientSeed;
      return same ? answered(before, at) : refused("reused");
    }
    if (openRound()) return refused("open");
    if (!engine.isChoice(choice)) return refused("choice");
    if (!isStake(currency, stake, engine.chipsIn?.(choice))) return refused("stake");
    if (held < stake) return refused("balance");

    const nonce = seed.nextNonce;
    const round = { roundId, engine: engine.name, at, stake, choice, moves: [], nonce, clientSeed };
    const state = await roundStateAt(engine, round, { serverSeed: seed.serverSeed, now: at });
    seed.nextNonce += 1;
    held -= stake;
    return answered(keep({ seed, round, state }), at);
  }

  async function move({
    roundId,
    now,
    ...asked
  }: Parameters<Demo["move"]>[0]): Promise<DemoAnswer> {
    await look(now);
    const found = rounds.get(roundId);
    if (!found) return refused("move");
    const place = placeOf(found.round, asked);
    if (place === "reused") return refused("reused");
    if (place === "known" || found.endedAt !== undefined) return answered(found, now);
    const { serverSeed } = found.seed;
    const before = await roundStateAt(engine, found.round, { serverSeed, now });
    if (place === "early" || !before.next.includes(asked.move)) return refused("move");
    const round = withMove(engine, found.round, { move: asked.move, now });
    const state = await roundStateAt(engine, round, { serverSeed, now });
    const added = state.staked - before.staked;
    if (held < added) return refused("balance");
    held -= added;
    return answered(keep({ seed: found.seed, round, state }), now);
  }

  return {
    ticket,
    game,
    currency,
    locale,
    balance: () => held,
    seed: () => seed,
    history: () =>
      inTurn(async () => {
        const now = clock();
        await look(now);
        return [...rounds.values()].toReversed().map((round) => playedRound(round, now));
      }),
    begin: (asked) => inTurn(() => begin(asked)),
    move: (asked) => inTurn(() => move(asked)),
    refill(key) {
      const pressed = presses.get(key);
      if (pressed !== undefined) return pressed;
      const missing = demoBalance(currency) - held;
      if (missing <= 0n) return undefined;
      held += missing;
      presses.set(key, missing);
      forgetBeyond(presses, historyLength);
      return missing;
    },
    rotate: () =>
      inTurn(async () => {
        await look(clock());
        if (openRound()) return undefined;
        const before = seed;
        const now = await asDemoSeed(newSeed());
        before.isShown = true;
        seed = now;
        return { before, now };
      }),
  };
}

const refused = (refusal: Refusal): DemoAnswer => ({ ok: false, refusal });
