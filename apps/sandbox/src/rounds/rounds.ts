import type { Engine, RoundState } from "@naluma/game-engines/engine";
import { eq } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/open.ts";
import { launch } from "../ground/db/schema.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { lockMember } from "../play/launches.ts";
import type { Launch } from "../play/launches.ts";
import {
  restrictionOnRaise,
  restrictionOnRound,
  type PlayRestriction,
} from "../responsible-play/limits/restriction.ts";
import { finish, finishDue } from "./open-rounds.ts";
import type { ProviderStatuses } from "./provider-status.ts";
import { takeStake, walletOf } from "./round-money.ts";
import {
  placeOf,
  roundStateAt,
  withMove,
  type AskedMove,
  type BegunRound,
  type PlayedRound,
} from "./round-state.ts";
import { gameRound, gameSeed } from "./schema.ts";
import { putAway, seedInUse } from "./seeds.ts";
import { isStake } from "./stakes.ts";
import { asPlayed, engineOfRound, roundNamed, roundsOfGame, whileOpen } from "./stored-rounds.ts";
import type { RoundWithSeed, Seed } from "./stored-rounds.ts";

export interface RoundsPorts {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly providerStatus: ProviderStatuses;
  /**
   * Told when a wallet with a provider may hold another amount: after a step of a round, the end of one that time
   * has ended, a gift. Always after the commit; it must not throw.
   */
  readonly moneyMoved?: (owner: Pick<Launch, "memberId" | "currency">) => void;
  /** Told when the page has shown the player all that it was answered. */
  readonly roundShown?: (owner: Pick<Launch, "memberId" | "currency">) => void;
}

export interface AskedRound {
  /** Made by the page; the same id is the same round, however often it is sent. */
  readonly roundId: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly choice: string;
  readonly clientSeed: string;
}

interface AskedStep extends AskedMove {
  readonly roundId: string;
  /** When it was asked for, in ms since 1970: waiting for a turn costs the player nothing. */
  readonly now: number;
}

/**
 * Why nothing was played: `ended`: the game was left. `stake`: not one of the currency's. `choice`:
 * not one of the engine's. `move`: not allowed now. `balance`: does not cover it. `open`: another
 * round is not over. `reused`: the id or step belongs to something else. Limits and time-outs are the
 * member's own.
 */
export type Refusal =
  | "ended"
  | "stake"
  | "choice"
  | "move"
  | "balance"
  | "open"
  | "reused"
  | "maintenance"
  | "refusing"
  | PlayRestriction["why"];

export type RoundAnswer =
  | { readonly ok: true; readonly played: PlayedRound; readonly balance: bigint }
  | { readonly ok: false; readonly refusal: Refusal; readonly restriction?: PlayRestriction };

export interface Rounds {
  begin(playing: Launch, engine: Engine, asked: AskedRound): Promise<RoundAnswer>;
  /** A move in a finished round changes nothing and returns the round's result. */
  move(playing: Launch, asked: AskedStep): Promise<RoundAnswer>;
  /** The newest round of this member in this game: the open one, if there is one. */
  newest(playing: Launch): Promise<PlayedRound | undefined>;
  /** Rounds of this member in this game, newest first. */
  history(playing: Launch, max: number): Promise<readonly PlayedRound[]>;
  /** The seed in use; made when there is none. */
  seed(playing: Launch): Promise<Seed>;
  /**
   * Puts the seed in use away, which shows it, and begins another. Undefined while a round of it is open:
   * whoever saw the seed would know how that ends.
   */
  rotate(playing: Launch): Promise<{ readonly before: Seed; readonly now: Seed } | undefined>;
  /** Minor units in the member's wallet with the provider of the game. */
  balance(playing: Launch): Promise<bigint>;
}

export function createRounds(ports: RoundsPorts): Rounds {
  const { db, ledger, clock, providerStatus } = ports;

  /** In a turn of the member: what time has ended is over, whatever is asked for. */
  const inTurn = async <Answer>(
    playing: Launch,
    work: (tx: Tx, open: readonly RoundWithSeed[]) => Promise<Answer>,
    now = clock(),
  ): Promise<Answer> => {
    const { memberId } = playing;
    let hasEnded = false;
    const answer = await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const ended = () => (hasEnded = true);
      return work(tx, await finishDue({ ...ports, ended }, tx, { memberId, now }));
    });
    if (hasEnded) ports.moneyMoved?.(playing);
    return answer;
  };

  const isOpen = async (tx: Tx, { id }: Launch): Promise<boolean> => {
    const [current] = await tx.select().from(launch).where(eq(launch.id, id));
    return current?.state === "open";
  };

  const answered = async (
    tx: Tx,
    playing: Launch,
    { found, now }: { readonly found: RoundWithSeed; readonly now: number },
  ): Promise<RoundAnswer> => ({
    ok: true,
    played: await asPlayed(found, now),
    balance: await ledger.balance(tx, walletOf(playing)),
  });

  const begin: Rounds["begin"] = (playing, engine, asked) =>
    inTurn(playing, async (tx, open) => {
      // A played round is answered again even after the game was left.
      const before = await roundNamed(tx, playing.memberId, asked.roundId);
      if (before) {
        const same =
          before.round.stake === asked.stake &&
          before.round.choice === asked.choice &&
          before.round.clientSeed === asked.clientSeed &&
          before.round.launch === playing.id;
        if (!same) return refused("reused");
        return answered(tx, playing, { found: before, now: clock() });
      }

      const now = clock();
      const restriction = await restrictionOnRound(tx, playing, { stake: asked.stake, now });
      // A game that a time-out has ended says why.
      if (restriction?.why === "time-out") return restricted(restriction);
      if (!(await isOpen(tx, playing))) return refused("ended");
      if (open.some(({ round }) => round.gameCode === playing.gameCode)) return refused("open");
      const { state } = await providerStatus.of(tx, playing.gpId);
      if (state === "maintenance" || state === "refusing") return refused(state);
      if (!engine.isChoice(asked.choice)) return refused("choice");
      const chips = engine.chipsIn?.(asked.choice);
      if (!isStake(playing.currency, asked.stake, chips)) return refused("stake");
      if (restriction) return restricted(restriction);
      const held = await ledger.balance(tx, walletOf(playing));
      if (held < asked.stake) return refused("balance");

      return play(tx, playing, engine, asked);
    });

  async function play(
    tx: Tx,
    playing: Launch,
    engine: Engine,
    { roundId, stake, choice, clientSeed }: AskedRound,
  ): Promise<RoundAnswer> {
    const seed = await seedInUse(tx, playing, clock());
    const begun: BegunRound = {
      engine: engine.name,
      at: clock(),
      stake,
      choice,
      moves: [],
      nonce: seed.nextNonce,
      clientSeed,
    };
    const state = await roundStateAt(engine, begun, {
      serverSeed: seed.serverSeed,
      now: begun.at,
    });
    await takeStake(ledger, tx, playing, { roundId, step: "stake", amount: stake });
    await tx
      .update(gameSeed)
      .set({ nextNonce: begun.nonce + 1 })
      .where(eq(gameSeed.id, seed.id));
    const [round] = await tx
      .insert(gameRound)
      .values({
        ...begun,
        memberId: playing.memberId,
        roundId,
        launch: playing.id,
        gpId: playing.gpId,
        gameCode: playing.gameCode,
        currency: playing.currency,
        seedId: seed.id,
        shown: state.shown,
        win: 0n,
        balance: await ledger.balance(tx, walletOf(playing)),
      })
      .returning();
    if (!round) throw new Error(`The round ${roundId} was not stored`);
    return stepped(tx, playing, { round, seed, state, now: begun.at });
  }

  const move: Rounds["move"] = (playing, asked) =>
    inTurn(
      playing,
      async (tx) => {
        const { roundId, now } = asked;
        const found = await roundNamed(tx, playing.memberId, roundId);
        if (!found || found.round.gameCode !== playing.gameCode) return refused("move");
        const place = placeOf(found.round, asked);
        if (place === "reused") return refused("reused");
        if (place === "known" || found.round.endedAt !== null) {
          return answered(tx, playing, { found, now });
        }
        if (!(await isOpen(tx, playing))) return refused("ended");
        return place === "early" ? refused("move") : make(tx, playing, found, asked);
      },
      asked.now,
    );

  async function make(
    tx: Tx,
    playing: Launch,
    { round, seed }: RoundWithSeed,
    { roundId, step, move: asked, now }: AskedStep,
  ): Promise<RoundAnswer> {
    const engine = engineOfRound(round);
    const moment = { serverSeed: seed.serverSeed, now };
    const before = await roundStateAt(engine, round, moment);
    if (!before.next.includes(asked)) return refused("move");
    const moved = withMove(engine, round, { move: asked, now });
    const state = await roundStateAt(engine, moved, moment);
    const added = state.staked - before.staked;
    const held = await ledger.balance(tx, walletOf(playing));
    if (held < added) return refused("balance");
    if (added > 0n) {
      const restriction = await restrictionOnRaise(tx, playing, { stake: added, now });
      if (restriction) return restricted(restriction);
      await takeStake(ledger, tx, playing, { roundId, step: `move:${step}`, amount: added });
    }
    const [stored] = await tx
      .update(gameRound)
      .set({
        moves: moved.moves,
        shown: state.shown,
        added: round.added + added,
        balance: held - added,
      })
      .where(whileOpen(round))
      .returning();
    if (!stored) throw new Error(`The round ${roundId} ended before its move`);
    return stepped(tx, playing, { round: stored, seed, state, now });
  }

  /** After a step: a round that is over is paid and closed. */
  async function stepped(
    tx: Tx,
    playing: Launch,
    {
      round,
      seed,
      state,
      now,
    }: RoundWithSeed & { readonly state: RoundState; readonly now: number },
  ): Promise<RoundAnswer> {
    const stored = state.isOver ? await finish(ports, tx, round, state) : round;
    return answered(tx, playing, { found: { round: stored, seed }, now });
  }

  const history: Rounds["history"] = async (playing, max) => {
    const now = clock();
    const playedRound = async () =>
      Promise.all((await roundsOfGame(db, playing, max)).map((found) => asPlayed(found, now)));
    const seen = await playedRound();
    // Most looks find nothing to end: only one that does takes its turn.
    if (!seen.some(({ isDue }) => isDue)) return seen;
    await inTurn(playing, async () => undefined, now);
    return playedRound();
  };

  return {
    begin,
    move,
    history,
    newest: async (playing) => (await history(playing, 1))[0],

    seed: (playing) => inTurn(playing, (tx) => seedInUse(tx, playing, clock())),

    rotate: (playing) =>
      inTurn(playing, async (tx, open) => {
        const current = await seedInUse(tx, playing, clock());
        if (open.some(({ seed }) => seed.id === current.id)) return undefined;
        const before = await putAway(tx, current, clock());
        return { before, now: await seedInUse(tx, playing, clock()) };
      }),

    balance: (playing) => ledger.balance(db, walletOf(playing)),
  };
}

const refused = (refusal: Refusal): RoundAnswer => ({ ok: false, refusal });

const restricted = (restriction: PlayRestriction): RoundAnswer => ({
  ok: false,
  refusal: restriction.why,
  restriction,
});
