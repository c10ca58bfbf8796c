import type { RoundInput, Draws, Engine, Json, RoundState } from "../engine.ts";
import { play } from "./table.ts";
import type { Hand, Result, Table } from "./table.ts";

/** The payout of a hand in half stakes: a blackjack pays 3:2 on top of its stake. */
const halves: Readonly<Record<Result, bigint>> = {
  blackjack: 5n,
  win: 4n,
  push: 2n,
  lose: 0n,
  bust: 0n,
};

/**
 * Blackjack with six decks, shuffled for each round; the rules are in `play`. Insurance is not offered.
 *
 * The return is that of optimal play, relative to the first stake (`expected-gain.ts`). It is calculated card by card
 * over all hands; the two hands of a split are played independently.
 */
export const blackjack: Engine = {
  name: "blackjack",
  returnInBasisPoints: 9_954,
  isChoice: (choice) => choice === "",
  storedMove: (move) => move,
  stateOf: (draws, ask) => roundStateOf(draws, ask),
};

function roundStateOf(draws: Draws, { stake, choice, moves }: RoundInput): RoundState {
  if (choice !== "") throw new RangeError(`Blackjack has no choice ${choice}`);
  if (stake <= 0n || stake % 2n !== 0n) {
    throw new RangeError(`A blackjack pays 3:2, which ${stake} minor units do not divide into`);
  }
  const table = play(draws, moves);
  const won = table.results.reduce(
    (sum, result, index) => sum + halves[result] * BigInt(table.hands[index]?.stakes ?? 1),
    0n,
  );
  return {
    staked: table.hands.reduce((sum, { stakes }) => sum + stake * BigInt(stakes), 0n),
    win: (stake * won) / 2n,
    isOver: table.turn === undefined,
    next: table.next,
    shown: shownOf(table),
  };
}

/** The hole card, and everything that follows from it, stays hidden while a hand can still move. */
const shownOf = ({ dealer, hands, turn, results }: Table): Json => ({
  dealer: turn === undefined ? dealer : dealer.slice(0, 1),
  hands: hands.map(({ cards, stakes }: Hand, index) => ({
    cards,
    stakes,
    result: results[index] ?? null,
  })),
  turn: turn ?? null,
});
