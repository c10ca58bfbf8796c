import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import { money } from "@naluma/sandbox/money";
import type { Game } from "./games.ts";

/** What a member has: minor units by provider, '' for the main wallet; nothing is left out. */
export type Wallets = ReadonlyMap<string, bigint>;

export interface MemberState {
  readonly wallets: Wallets;
  /** The game that runs, and the key that it was started with. */
  readonly game?: { readonly game: Game; readonly key: string } | undefined;
}

const held = (wallets: Wallets, place: string): bigint => wallets.get(place) ?? 0n;

/** Nothing is left out, so that equal wallets are equal. */
const withoutEmpty = (wallets: Wallets): Wallets =>
  new Map([...wallets].filter(([, balance]) => balance !== 0n));

const moved = (wallets: Wallets, from: readonly string[], to: string): Wallets => {
  const next = new Map(wallets);
  for (const place of from) {
    next.delete(place);
    next.set(to, held(next, to) + held(wallets, place));
  }
  return withoutEmpty(next);
};

/** Another game on the same account: the one before ends first. */
export const played = (state: MemberState, game: Game, key: string): MemberState => ({
  wallets: moved(left(state).wallets, [""], game.gpId),
  game: { game, key },
});

export const left = ({ wallets, game }: MemberState): MemberState => ({
  wallets: game ? moved(wallets, [game.game.gpId], "") : wallets,
});

/** Nothing is brought back while a game runs. */
export const returnedAll = (state: MemberState): MemberState =>
  state.game
    ? state
    : {
        wallets: moved(
          state.wallets,
          [...state.wallets.keys()].filter((place) => place !== ""),
          "",
        ),
      };

/**
 * What the sandbox says to that: 102 a game runs, 101 there is nothing, 100 it is done. A flight may have brought
 * something meanwhile.
 */
export const backCodes = (
  { wallets, game }: MemberState,
  hasFlight: boolean,
): readonly string[] => {
  if (game) return ["102"];
  if ([...wallets.keys()].some((place) => place !== "")) return ["100"];
  return hasFlight ? ["100", "101"] : ["101"];
};

const placeOf = ({ game }: MemberState): string => game?.game.gpId ?? "";

/** Money that came to a place, or went from it; to the running game's unless told. */
export const gained = (state: MemberState, gain: bigint, place = placeOf(state)): MemberState => ({
  ...state,
  wallets: withoutEmpty(new Map(state.wallets).set(place, held(state.wallets, place) + gain)),
});

/** The possible states after crash rounds that paid out by themselves, wherever the money is now. */
export const waysAfter = (
  state: MemberState,
  brought: readonly bigint[],
  places: readonly string[],
): readonly MemberState[] =>
  brought.reduce<readonly MemberState[]>(
    (ways, gain) => ways.flatMap((way) => places.map((place) => gained(way, gain, place))),
    [state],
  );

export const balanceInGame = (state: MemberState): bigint => held(state.wallets, placeOf(state));

export const walletsInReport = ({ accounts }: LedgerReport, memberId: number): Wallets =>
  new Map(
    accounts
      .filter(({ owner, balance }) => owner === `member:${memberId}` && balance !== 0n)
      .map(({ gp_id, balance }) => [gp_id, balance]),
  );

/** `main 12.00, GPHL 3.40`; equal wallets read alike. */
export const walletsText = (wallets: Wallets): string =>
  [...wallets]
    .map(([place, balance]) => `${place || "main"} ${money(balance)}`)
    .toSorted()
    .join(", ");
