import type { Books } from "../ledger/books.ts";
import { money } from "../ledger/money.ts";
import type { Game } from "./games.ts";

/** What a member has: minor units by provider, '' for the main wallet; nothing is left out. */
export type Purse = ReadonlyMap<string, bigint>;

export interface Standing {
  readonly purse: Purse;
  /** The game that runs, and the key that it was started with. */
  readonly game?: { readonly game: Game; readonly key: string } | undefined;
}

const held = (purse: Purse, place: string): bigint => purse.get(place) ?? 0n;

/** Nothing is left out, so that equal purses are equal. */
const withoutEmpty = (purse: Purse): Purse =>
  new Map([...purse].filter(([, balance]) => balance !== 0n));

const moved = (purse: Purse, from: readonly string[], to: string): Purse => {
  const next = new Map(purse);
  for (const place of from) {
    next.delete(place);
    next.set(to, held(next, to) + held(purse, place));
  }
  return withoutEmpty(next);
};

/** Another game on the same account: the one before ends first. */
export const played = (standing: Standing, game: Game, key: string): Standing => ({
  purse: moved(left(standing).purse, [""], game.gpId),
  game: { game, key },
});

export const left = ({ purse, game }: Standing): Standing => ({
  purse: game ? moved(purse, [game.game.gpId], "") : purse,
});

/** Nothing is brought back while a game runs. */
export const broughtBack = (standing: Standing): Standing =>
  standing.game
    ? standing
    : {
        purse: moved(
          standing.purse,
          [...standing.purse.keys()].filter((place) => place !== ""),
          "",
        ),
      };

/**
 * What the platform says to that: 102 a game runs, 101 there is nothing, 100 it is done. A flight may have brought
 * something meanwhile.
 */
export const backCodes = ({ purse, game }: Standing, hasFlight: boolean): readonly string[] => {
  if (game) return ["102"];
  if ([...purse.keys()].some((place) => place !== "")) return ["100"];
  return hasFlight ? ["100", "101"] : ["101"];
};

const placeOf = ({ game }: Standing): string => game?.game.gpId ?? "";

/** Money that came to a place, or went from it; to the running game's unless told. */
export const gained = (standing: Standing, gain: bigint, place = placeOf(standing)): Standing => ({
  ...standing,
  purse: withoutEmpty(new Map(standing.purse).set(place, held(standing.purse, place) + gain)),
});

export const balanceInGame = (standing: Standing): bigint =>
  held(standing.purse, placeOf(standing));

export const purseInBooks = ({ accounts }: Books, memberId: number): Purse =>
  new Map(
    accounts
      .filter(({ owner, balance }) => owner === `member:${memberId}` && balance !== 0n)
      .map(({ gp_id, balance }) => [gp_id, balance]),
  );

/** `main 12.00, GPHL 3.40`; equal purses read alike. */
export const purseText = (purse: Purse): string =>
  [...purse]
    .map(([place, balance]) => `${place || "main"} ${money(balance)}`)
    .toSorted()
    .join(", ");
