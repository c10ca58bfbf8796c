import type { EngineName, Json } from "@naluma/game-engines/engine";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import type { StakeControl } from "./stake-control.ts";

/** A round as the provider reports it. Amounts are decimal text. */
export interface Round {
  readonly id: string;
  /** The engine that the round was played on; the game may have changed its engine since. */
  readonly engine: EngineName;
  readonly at: string;
  /** The initial stake; `staked` also includes what moves added. */
  readonly stake: string;
  readonly staked: string;
  readonly win: string;
  readonly choice: string;
  readonly moves: readonly string[];
  readonly isOver: boolean;
  /** The moves that are possible next. */
  readonly next: readonly string[];
  /** Milliseconds from the beginning of the round to the moment of the response. */
  readonly elapsed: number;
  /** When the round began by the page's own clock, in the time of `performance.now`. */
  readonly since: number;
  /** Engine-specific; see the engine's `shown`. */
  readonly shown: Json;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly commitment: string;
  /** Known once the seed is retired. */
  readonly serverSeed: string | undefined;
}

/**
 * `idle` can start a round. `waiting` and `fetching` wait for a response. `landing` plays the result and can be
 * skipped. `open` has a round that continues. In `over` nothing can be played any more.
 */
export type GamePhase = "opening" | "idle" | "waiting" | "landing" | "open" | "fetching" | "over";

/** Everything a view receives. The page itself draws the bar, the stake, the main button and the message. */
export interface ViewPorts {
  /** The element in which the game is drawn; empty at first. */
  readonly stage: HTMLElement;
  /** The element above the stake for choices before a round and for its moves; empty at first. */
  readonly choices: HTMLElement;
  /** The address of a drawing of this game: `H` is its hero, `A` to `F` are six more, plus `W` and `S`. */
  readonly art: (symbol: SlotSymbol) => string;
  /** The amount of one bet at the current stake, and the smallest and largest stake; decimal text. */
  readonly stakes: Pick<StakeControl, "current" | "smallest" | "largest">;
  readonly move: (move: string) => void;
}

/** The view of one game. It works by keyboard and with screen readers, and respects reduced motion. */
export interface GameView {
  /** Whether an open round ends by itself when its time is up, so that the page polls it often. */
  readonly isTimed?: boolean;
  /** Whether its rounds take less time when the player has turned that on. */
  readonly hasQuick?: boolean;
  /** Whether a round needs no decision, so that rounds may begin by themselves. */
  readonly canRepeat?: boolean;
  /** Shows a round without animation, open or over; undefined before the first one. */
  show(round: Round | undefined): void;
  wait(): void;
  /** Animates the response and resolves when it has ended. An open round may continue to move after that. */
  play(round: Round): Promise<void>;
  skip(): void;
  choice(): string;
  /** The total of the next round's bets, as decimal text; absent if a round has one bet, the stake. */
  total?(): string;
  /** The sentence that says what has to be chosen before a round can begin; undefined if nothing is missing. */
  missing?(): string | undefined;
  lock(isLocked: boolean): void;
  /** A sentence about a round, open or over; undefined falls back to the page's own. */
  describe(round: Round): string | undefined;
  /** A choice as text for the verification of a round; absent if the engine's own text is readable. */
  describeChoice?(choice: string, stake: string): string | undefined;
  describeMove?(move: string): string | undefined;
  fillRules(body: Element): void;
}
