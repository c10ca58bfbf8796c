import type { Engine } from "../engine.ts";
import { resultOf } from "./pays.ts";
import { placesPerReel, reels } from "./reels.ts";

/** Five reels and twenty lines, without choices or moves: a round is over as soon as the reels stop. */
export const slot: Engine = {
  name: "slot",
  returnInBasisPoints: 9_600,
  isChoice: (choice) => choice === "",
  storedMove: (move) => move,
  stateOf(draws, { stake, moves }) {
    if (moves.length > 0) throw new RangeError("A slot knows no moves");
    const stops = reels.map(() => draws.below(placesPerReel));
    const { win } = resultOf(stops, stake);
    return { staked: stake, win, isOver: true, next: [], shown: stops };
  },
};
