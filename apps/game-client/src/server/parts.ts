import type { EngineName } from "@naluma/game-engines/engine";

/** The folders of `src` whose style sheets and texts belong to a game's page; shared folders precede the game's own. */
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

/** The folder with an engine's page; all slot families share one. */
export const gameFolder = (engine: EngineName): string => partsOf[engine].at(-1) ?? engine;
