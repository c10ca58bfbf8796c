import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import { money } from "@naluma/sandbox/money";
import type { Game } from "./games.ts";

/** A member's balances: minor units by provider, '' for the main wallet; zero balances are left out. */
export type Wallets = ReadonlyMap<string, bigint>;

export interface MemberState {
  readonly wallets: Wallets;
  /** The running game, and the key with which it was started. */
  readonly game?: { readonly game: Game; readonly key: string } | undefined;
}

const held = (wallets: Wallets, place: string): bigint => wallets.get(place) ?? 0n;

/** Drops empty wallets, so that equal balances compare as equal. */
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

/** Starts another game on the same account, which first ends the previous one. */
export const played = (state: MemberState, game: Game, key: string): MemberState => ({
  wallets: moved(left(state).wallets, [""], game.gpId),
  game: { game, key },
});

export const left = ({ wallets, game }: MemberState): MemberState => ({
  wallets: game ? moved(wallets, [game.game.gpId], "") : wallets,
});

/** Brings the money home; while a game runs, nothing is moved. */
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
 * The sandbox's possible codes for that call: 102 while a game runs, 101 if there is nothing to return, 100 if it is
 * done. A flight may have paid something in the meantime.
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

/** Adds a gain or loss to a wallet, by default that of the running game. */
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

/** `main 12.00, GPHL 3.40`; equal wallets have equal texts. */
export const walletsText = (wallets: Wallets): string =>
  [...wallets]
    .map(([place, balance]) => `${place || "main"} ${money(balance)}`)
    .toSorted()
    .join(", ");
