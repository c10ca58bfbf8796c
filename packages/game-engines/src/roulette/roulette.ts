import { betGame } from "../bets/bet-game.ts";
import { betsIn } from "../bets/bets.ts";
import type { Json } from "../engine.ts";
import { basisPoints, returned } from "../odds.ts";
import { partsOf } from "../shown.ts";
import { pockets, spotNamed, spots } from "./spots.ts";
import type { RouletteSpot } from "./spots.ts";

/** What a hit pays, in hundredths of the bet, itself included: 36 stakes shared by the numbers that it covers. */
export const paysOn = ({ numbers }: RouletteSpot): number => 3_600 / numbers.length;

/** In hundredths of a percent. */
const returnOn = (spot: RouletteSpot): number =>
  basisPoints(
    returned({ of: BigInt(spot.numbers.length), all: BigInt(pockets.length) }, paysOn(spot)),
  );

/** The number on which the ball lies; undefined for what no roulette has shown. */
export function numberIn(shown: Json): number | undefined {
  const { number } = partsOf(shown);
  return pockets.find((pocket) => pocket === number);
}

/** The bets of a choice, by places of the table. */
export const rouletteBetsIn = (choice: string) =>
  betsIn(choice, (name) => spotNamed(name) !== undefined);

/** European roulette, one zero; the choice is any number of bets: `17x2+red`. */
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
