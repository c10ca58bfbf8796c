import { betGame } from "../bets/bet-game.ts";
import { betsIn } from "../bets/bets.ts";
import type { Json } from "../engine.ts";
import { basisPoints, returned } from "../odds.ts";
import { partsOf } from "../shown.ts";
import { pockets, spotNamed, spots } from "./spots.ts";
import type { RouletteSpot } from "./spots.ts";

/** The payout of a hit, in hundredths of the bet, including the bet: 36 stakes divided by the numbers it covers. */
export const paysOn = ({ numbers }: RouletteSpot): number => 3_600 / numbers.length;

/** In hundredths of a percent. */
const returnOn = (spot: RouletteSpot): number =>
  basisPoints(
    returned({ of: BigInt(spot.numbers.length), all: BigInt(pockets.length) }, paysOn(spot)),
  );

/** The number the ball landed on; undefined if `shown` is not from roulette. */
export function numberIn(shown: Json): number | undefined {
  const { number } = partsOf(shown);
  return pockets.find((pocket) => pocket === number);
}

export const rouletteBetsIn = (choice: string) =>
  betsIn(choice, (name) => spotNamed(name) !== undefined);

/** European roulette with one zero; the choice is any number of bets: `17x2+red`. */
export const roulette = betGame<number>({
  name: "roulette",
  returnInBasisPoints: Math.max(...spots.map(returnOn)),
  betsIn: rouletteBetsIn,
  draw: (draws) => pockets[draws.below(pockets.length)] ?? 0,
  pays(name, number) {
    const spot = spotNamed(name);
    return spot?.numbers.includes(number) ? paysOn(spot) : 0;
  },
  shown: (number) => ({ number }),
});
