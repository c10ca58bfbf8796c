import type { EngineName } from "@naluma/game-engines/engine";

/**
 * The kind of a game. The wire has only numbers (LOBBY-55, A-053) and none for crash games: they have the number
 * of slots and are recognised by the crash menu that lists them.
 */
export const gameKinds = [
  "slot",
  "live",
  "sports",
  "lottery",
  "card",
  "virtual",
  "cockfight",
  "esport",
  "crash",
] as const;

export type GameKind = (typeof gameKinds)[number];

/** The wire's `gt_id` / `game_type` of each kind. */
export const gameTypeOf: Readonly<Record<GameKind, number>> = {
  slot: 2,
  live: 3,
  sports: 4,
  lottery: 5,
  card: 6,
  virtual: 7,
  cockfight: 8,
  esport: 9,
  crash: 2,
};

/** Positions in game ids. A kind keeps its position for ever, so that ids survive a larger catalogue. */
export const kindPlace = (kind: GameKind): number => gameKinds.indexOf(kind) + 1;

/** The letter in game codes after the provider's two; slots have none. */
export const kindLetter: Readonly<Record<GameKind, string>> = {
  slot: "",
  live: "V",
  sports: "S",
  lottery: "L",
  card: "C",
  virtual: "T",
  cockfight: "D",
  esport: "G",
  crash: "X",
};

/** How many in a thousand games are of this kind; the rest are slots. */
export const sharePerMille: Readonly<Record<Exclude<GameKind, "slot">, number>> = {
  live: 98,
  sports: 18,
  lottery: 42,
  card: 62,
  virtual: 24,
  cockfight: 8,
  esport: 14,
  crash: 16,
};

/** The families of slots, assigned in turn. */
const slotTurns = [
  "slot",
  "slot-free-games",
  "slot-cascade",
  "slot-three",
  "slot-wilds",
] as const satisfies readonly EngineName[];

/**
 * The family of the index-th slot, which never changes. Each cycle through the families begins one later than
 * the last: providers rotate too, and would otherwise get only one family each.
 */
export function slotEngineAt(index: number): EngineName {
  const turn = index + Math.floor(index / 5) + Math.floor(index / 25);
  return slotTurns[turn % slotTurns.length] ?? "slot";
}
