import type { EngineName, Json } from "@naluma/game-engines/engine";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import type { StakeControl } from "./stake-control.ts";

/** A round as the provider reports it. Amounts are decimal text. */
export interface Round {
  readonly id: string;
  /** What it was played on; a game may have had another one before. */
  readonly engine: EngineName;
  readonly at: string;
  /** What it began with; `staked` is that and what moves added. */
  readonly stake: string;
  readonly staked: string;
  readonly win: string;
  readonly choice: string;
  readonly moves: readonly string[];
  readonly isOver: boolean;
  /** Moves that may come next. */
  readonly next: readonly string[];
  /** Milliseconds from its beginning to the moment of the answer. */
  readonly elapsed: number;
  /** When it began by the page's own clock, as `performance.now` counts. */
  readonly since: number;
  /** The engine's own; see its `shown`. */
  readonly shown: Json;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly commitment: string;
  /** Known once the seed was put away. */
  readonly serverSeed: string | undefined;
}

/**
 * What a view receives. The page itself draws the bar, the stake, the main button and the message.
 */
export interface ViewPorts {
  /** Where the game is drawn; empty at first. */
  readonly stage: HTMLElement;
  /** Above the stake, for choices before a round and for its moves; empty at first. */
  readonly choices: HTMLElement;
  /** Address of a drawing of this game: `H` its hero, `A` to `F` six more, `W`, `S`. */
  readonly art: (symbol: SlotSymbol) => string;
  /** What one bet is worth, as the stake stands, and the least and the most that may be staked; decimal text. */
  readonly stakes: Pick<StakeControl, "current" | "smallest" | "largest">;
  /** Sends a move of the round that is open. */
  readonly move: (move: string) => void;
}

/** The view of one game. It works by keyboard and with screen readers, and respects reduced motion. */
export interface GameView {
  /** An open round ends by itself when its time is up, so the page polls it often. */
  readonly isTimed?: boolean;
  /** Its rounds take less time where the player asked for that. */
  readonly hasQuick?: boolean;
  /** A round needs no decision, so rounds may begin by themselves. */
  readonly canRepeat?: boolean;
  /** Shows a round at once, open or over; undefined before the first one. */
  show(round: Round | undefined): void;
  /** Shows that an answer is awaited. */
  wait(): void;
  /** Animates the answer and resolves at its end. An open round may continue to move after that. */
  play(round: Round): Promise<void>;
  /** Finishes the animation at once. */
  skip(): void;
  /** The bet of the next round. */
  choice(): string;
  /** What the bets of the next round come to, as decimal text; absent where a round has one bet, the stake. */
  total?(): string;
  /** What has to be chosen before a round can begin, as a sentence; undefined where nothing is missing. */
  missing?(): string | undefined;
  /** Disables choices and moves. */
  lock(isLocked: boolean): void;
  /** A sentence about a round, open or over; undefined leaves it to the page. */
  describe(round: Round): string | undefined;
  /** A choice in words, for the check of a round; absent where the engine's own text is plain. */
  describeChoice?(choice: string, stake: string): string | undefined;
  /** A move in words. */
  describeMove?(move: string): string | undefined;
  /** Fills the sheet with the rules. */
  fillRules(body: Element): void;
}
