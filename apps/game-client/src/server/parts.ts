import type { EngineName } from "@naluma/game-engines/engine";

/** Folders of `src` whose style sheets and words the page of a game has, what games share before its own. */
export const partsOf = {
  slot: ["slot"],
  "slot-free-games": ["slot"],
  "slot-cascade": ["slot"],
  "slot-three": ["slot"],
  "slot-wilds": ["slot"],
  crash: ["crash"],
  blackjack: ["cards", "blackjack"],
  wheel: ["bets", "wheel"],
  race: ["bets", "race"],
  keno: ["keno"],
  match: ["bets", "match"],
  roulette: ["bets", "roulette"],
  baccarat: ["bets", "cards", "baccarat"],
} as const satisfies Readonly<Record<EngineName, readonly string[]>>;

/** The folder with the page of an engine: all families of slots share one. */
export const gameFolder = (engine: EngineName): string => partsOf[engine].at(-1) ?? engine;
