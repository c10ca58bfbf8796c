import { choiceOfBets, chipsOf, maxSpots } from "@naluma/game-engines/bets";
import type { Bet } from "@naluma/game-engines/bets";

/** The chips that one press puts on one spot, in minor units. */
interface Placed {
  readonly spot: string;
  readonly amount: bigint;
}

/** The bets of the next round, press by press, and those of the last one. */
export interface Slip {
  readonly placed: readonly Placed[];
  readonly last: readonly Placed[];
}

export const emptySlip: Slip = { placed: [], last: [] };

const sum = (placed: readonly Placed[]): bigint =>
  placed.reduce((all, { amount }) => all + amount, 0n);

export const totalOf = ({ placed }: Slip): bigint => sum(placed);

export const amountOn = ({ placed }: Slip, spot: string): bigint =>
  sum(placed.filter((one) => one.spot === spot));

const spotsIn = (placed: readonly Placed[]): readonly string[] => [
  ...new Set(placed.map(({ spot }) => spot)),
];

/** Adds one more press; undefined if the round would exceed its limit. */
export function withBet(
  slip: Slip,
  { spot, amount, max }: Placed & { readonly max: bigint },
): Slip | undefined {
  const placed = [...slip.placed, { spot, amount }];
  return sum(placed) > max || spotsIn(placed).length > maxSpots ? undefined : { ...slip, placed };
}

export const withoutLast = (slip: Slip): Slip => ({ ...slip, placed: slip.placed.slice(0, -1) });

export const cleared = (slip: Slip): Slip => ({ ...slip, placed: [] });

export const repeated = (slip: Slip): Slip => ({ ...slip, placed: slip.last });

export const played = (slip: Slip): Slip => ({ ...slip, last: slip.placed });

export const differsFromLast = ({ placed, last }: Slip): boolean =>
  last.length > 0 &&
  (sum(placed) !== sum(last) ||
    spotsIn(last).some(
      (spot) => amountOn({ placed, last }, spot) !== amountOn({ placed: last, last }, spot),
    ));

/** The bets as an engine choice, in chips of the smallest stake; empty without bets. */
export const choiceOf = (slip: Slip, smallest: bigint): string =>
  choiceOfBets(
    spotsIn(slip.placed).map((spot) => ({
      spot,
      chips: Number(amountOn(slip, spot) / smallest),
    })),
  );

/** The slip of a round that was played. The stake of the round is divided by its number of chips. */
export function slipOf(bets: readonly Bet[], stake: bigint): Slip {
  const chips = BigInt(Math.max(1, chipsOf(bets)));
  const placed = bets.map((bet) => ({
    spot: bet.spot,
    amount: (stake / chips) * BigInt(bet.chips),
  }));
  return { placed, last: placed };
}
