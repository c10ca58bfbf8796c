import type { Draws, Engine, EngineName, Json } from "../engine.ts";
import { instantGame } from "../instant-game.ts";
import { paid } from "../odds.ts";
import { chipsOf } from "./bets.ts";
import type { Bet } from "./bets.ts";

/** A game with several bets in one round, all on the same outcome. */
export interface BetGame<Outcome> {
  readonly name: EngineName;
  readonly returnInBasisPoints: number;
  /** The bets of a choice; undefined if it is invalid. */
  readonly betsIn: (choice: string) => readonly Bet[] | undefined;
  readonly draw: (draws: Draws, choice: string) => Outcome;
  /** The payout of a bet, in hundredths of its amount, including the bet; 0 if it is lost. */
  readonly pays: (spot: string, outcome: Outcome, choice: string) => number;
  readonly shown: (outcome: Outcome) => Json;
}

export function betGame<Outcome>(game: BetGame<Outcome>): Engine {
  const chipsIn = (choice: string): number => chipsOf(game.betsIn(choice) ?? []);
  return {
    ...instantGame({
      name: game.name,
      returnInBasisPoints: game.returnInBasisPoints,
      isChoice: (choice) => game.betsIn(choice) !== undefined,
      outcome(draws, { stake, choice }) {
        const chips = BigInt(chipsIn(choice));
        if (stake % chips !== 0n) throw new RangeError(`${stake} is not ${chips} equal chips`);
        const outcome = game.draw(draws, choice);
        const win = (game.betsIn(choice) ?? []).reduce(
          (sum, bet) =>
            sum + paid((stake / chips) * BigInt(bet.chips), game.pays(bet.spot, outcome, choice)),
          0n,
        );
        return { win, shown: game.shown(outcome) };
      },
    }),
    chipsIn,
  };
}
