import type { Books } from "../ledger/books.ts";
import { money } from "../ledger/money.ts";

/** What a member has: minor units by provider, '' for the main wallet; nothing is left out. */
export type Purse = ReadonlyMap<string, bigint>;

export interface Standing {
  readonly purse: Purse;
  /** The game that runs: its provider, and the key that it was started with. */
  readonly game?: { readonly gpId: string; readonly key: string } | undefined;
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
export const played = (standing: Standing, gpId: string, key: string): Standing => ({
  purse: moved(left(standing).purse, [""], gpId),
  game: { gpId, key },
});

export const left = ({ purse, game }: Standing): Standing => ({
  purse: game ? moved(purse, [game.gpId], "") : purse,
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

/** What the platform says to that: 102 a game runs, 101 there is nothing, 100 it is done. */
export const backCode = ({ purse, game }: Standing): string => {
  if (game) return "102";
  return [...purse.keys()].some((place) => place !== "") ? "100" : "101";
};

export const gained = ({ purse, game }: Standing, gain: bigint): Standing => {
  const place = game?.gpId ?? "";
  return { purse: withoutEmpty(new Map(purse).set(place, held(purse, place) + gain)), game };
};

export const balanceInGame = ({ purse, game }: Standing): bigint => held(purse, game?.gpId ?? "");

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
