import type { Json } from "@naluma/game-engines/engine";
import type { DrawingName } from "./page-words.ts";

/** A round as the page is told of it. Amounts are decimal text. */
export interface Round {
  readonly id: string;
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

/** What a view is given. The page around it has the bar, the stake, the press that begins, and what is said. */
export interface ViewPorts {
  /** Where the game is drawn; empty at first. */
  readonly stage: HTMLElement;
  /** Above the stake: for what is chosen before a round and for its moves; empty at first. */
  readonly choices: HTMLElement;
  /** Address of a drawing of this game: `H` its hero, `A` to `F` six more, `W`, `S`. */
  readonly art: (symbol: DrawingName) => string;
  /** Sends a move of the round that is open. */
  readonly move: (move: string) => void;
}

/** One engine's look. All of it works by keyboard, speaks to screen readers and stands still with reduced motion. */
export interface EngineView {
  /** An open round ends by itself when its time is up: the page asks after it all the while. */
  readonly isTimed?: boolean;
  /** Shows a round at once, open or over; undefined before the first one. */
  show(round: Round | undefined): void;
  /** From the press to its answer. */
  wait(): void;
  /** Plays what the answer says; resolves when it stands. An open round may go on moving by itself after it. */
  play(round: Round): Promise<void>;
  /** Lets it stand now. */
  hurry(): void;
  /** What the next round is played on. */
  choice(): string;
  /** May nothing be chosen or moved at the moment? */
  lock(isLocked: boolean): void;
  /** What is said of a round, open or over, in the page's words; undefined: the page's own sentence. */
  told(round: Round): string | undefined;
  /** A choice in the page's words, for who checks a round; left out where the engine's own are plain. */
  choiceTold?(choice: string): string | undefined;
  /** The same of a move. */
  moveTold?(move: string): string | undefined;
  /** The rules, as the sheet of the game's information shows them. */
  fillRules(body: Element): void;
}
