import { betGame } from "../bets/bet-game.ts";
import { betsIn } from "../bets/bets.ts";
import { isCard, ranks } from "../blackjack/cards.ts";
import type { Card } from "../blackjack/cards.ts";
import { openShoe } from "../blackjack/shoe.ts";
import type { Json } from "../engine.ts";
import { basisPoints } from "../odds.ts";
import type { Share } from "../odds.ts";
import { listOf, partsOf } from "../shown.ts";

export const baccaratDecks = 8;

export const baccaratSpots = ["player", "banker", "tie"] as const;

export type BaccaratSpot = (typeof baccaratSpots)[number];

/** The payout of a hit, in hundredths of the bet, including the bet. The banker keeps 5 % of the winnings. */
export const baccaratPays: Readonly<Record<BaccaratSpot, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
};

/** An ace counts one, ten and face cards zero. */
export const pointsOf = (card: Card): number =>
  ((ranks.findIndex((rank) => card.startsWith(rank)) + 1) % 10) * Number(!/^[JQK]/.test(card));

export const handTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

export interface BaccaratHands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export function baccaratResult({ player, banker }: BaccaratHands): BaccaratSpot {
  const [of, other] = [handTotal(player), handTotal(banker)];
  if (of === other) return "tie";
  return of > other ? "player" : "banker";
}

/**
 * Whether the bank takes a third card.
 *
 * @param third points of the player's third card; undefined if the player stands
 */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** The player draws up to 5, unless either hand has 8 or 9 with two cards. */
export const isNaturalHand = (total: number): boolean => total >= 8;

function handsFrom(card: () => Card): BaccaratHands {
  const [one, two, three, four] = [card(), card(), card(), card()];
  const player = [one, three];
  const banker = [two, four];
  if (isNaturalHand(handTotal(player)) || isNaturalHand(handTotal(banker))) {
    return { player, banker };
  }
  if (handTotal(player) <= 5) player.push(card());
  const third = player[2] && pointsOf(player[2]);
  if (bankerDraws(handTotal(banker), third)) banker.push(card());
  return { player, banker };
}

/**
 * For each result, the number of ways to deal six cards, in order, from eight decks. A test beside this file counts
 * them.
 */
export const baccaratWays: Readonly<Record<BaccaratSpot, bigint>> = {
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
};

const allWays = baccaratSpots.reduce((sum, spot) => sum + baccaratWays[spot], 0n);

export const baccaratChance = (spot: BaccaratSpot): Share => ({
  of: baccaratWays[spot],
  all: allWays,
});

/** The payout of a bet after a result: a tie returns the bets on both sides. */
const paysAfter = (spot: BaccaratSpot, result: BaccaratSpot): number => {
  if (spot === result) return baccaratPays[spot];
  return result === "tie" ? 100 : 0;
};

export const baccaratReturn = (spot: BaccaratSpot): Share => ({
  of: baccaratSpots.reduce(
    (sum, result) => sum + baccaratWays[result] * BigInt(paysAfter(spot, result)),
    0n,
  ),
  all: allWays * 100n,
});

const spotIn = (text: string): BaccaratSpot | undefined =>
  baccaratSpots.find((spot) => spot === text);

export const baccaratBetsIn = (choice: string) =>
  betsIn(choice, (text) => spotIn(text) !== undefined);

/** Parses the two hands from a round's `shown`; undefined if it is not from baccarat. */
export function handsIn(shown: Json): BaccaratHands | undefined {
  const { player, banker } = partsOf(shown);
  const hands = { player: listOf(player).filter(isCard), banker: listOf(banker).filter(isCard) };
  const isWhole = [hands.player, hands.banker].every(({ length }) => length === 2 || length === 3);
  return isWhole ? hands : undefined;
}

/** Punto banco with eight decks; the choice is one or more bets: `banker`, `player+tiex2`. */
export const baccarat = betGame<BaccaratHands>({
  name: "baccarat",
  returnInBasisPoints: Math.max(...baccaratSpots.map((spot) => basisPoints(baccaratReturn(spot)))),
  betsIn: baccaratBetsIn,
  draw: (draws) => handsFrom(openShoe(draws, baccaratDecks)),
  pays(text, hands) {
    const spot = spotIn(text);
    return spot === undefined ? 0 : paysAfter(spot, baccaratResult(hands));
  },
  shown: ({ player, banker }) => ({ player, banker }),
});
