import {
  baccaratBetsIn,
  baccaratChance,
  baccaratPays,
  baccaratResult,
  baccaratReturn,
  baccaratSpots,
  handTotal,
  handsIn,
} from "@naluma/game-engines/baccarat";
import type { BaccaratHands, BaccaratSpot } from "@naluma/game-engines/baccarat";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { basisPoints } from "@naluma/game-engines/odds";
import { betsText, createBets } from "../bets/bets.ts";
import { cardOn } from "../cards/card.ts";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { withReturn } from "../page/result-text.ts";
import { rulesTable } from "../page/rules-table.ts";
import { translate } from "../page/translate.ts";

/** In milliseconds: how long a card travels, and the delay before the next one. */
const way = 340;
const nextCard = 420;

const sides = ["player", "banker"] as const;

const wordOf = (spot: BaccaratSpot): string => translate(`baccarat_${spot}`);

export function createBaccaratView({ stage, choices, art, stakes }: ViewPorts): GameView {
  const cards = { player: element("ul", "cards"), banker: element("ul", "cards") };
  const totals = { player: element("p", "total num"), banker: element("p", "total num") };
  const hands = sides.map((side) => {
    const heading = element("div", "heading", element("h3", "name", wordOf(side)), totals[side]);
    return element("section", `side ${side}`, heading, cards[side]);
  });
  const felt = element("div", "baccarat", element("div", "sides", ...hands));
  stage.append(felt);

  const spots = baccaratSpots.map((name) => {
    const place = document.createElement("button");
    place.className = `baccarat-bet ${name}`;
    place.append(
      element("span", "bet-name", wordOf(name)),
      element("b", "num", formatHundredths(baccaratPays[name])),
    );
    return {
      name,
      button: place,
      label: () => `${wordOf(name)} ${formatHundredths(baccaratPays[name])}`,
    };
  });
  const bets = createBets({ stakes }, spots, baccaratBetsIn);
  choices.append(element("div", "baccarat-bets", ...spots.map(({ button }) => button)), bets.bar);

  const dealing = createAnimations();

  const empty = (): HTMLElement => {
    const place = element("li", "card spot");
    place.setAttribute("aria-hidden", "true");
    return place;
  };

  const clear = (): void => {
    dealing.cancel();
    felt.classList.remove("dealing", ...baccaratSpots);
    for (const side of sides) {
      cards[side].replaceChildren(empty(), empty());
      totals[side].textContent = "";
    }
  };

  const lay = (shown: BaccaratHands): Readonly<Record<"player" | "banker", HTMLElement[]>> => {
    const boxed = (hand: readonly Card[]) => hand.map((card) => cardOn(card, art));
    const laid = { player: boxed(shown.player), banker: boxed(shown.banker) };
    for (const side of sides) {
      cards[side].replaceChildren(...laid[side]);
      totals[side].textContent = formatNumber(handTotal(shown[side]));
    }
    return laid;
  };

  const stand = (shown: BaccaratHands): void => {
    clear();
    lay(shown);
    felt.classList.add(baccaratResult(shown));
  };

  const deal = async (shown: BaccaratHands): Promise<void> => {
    clear();
    const { player, banker } = lay(shown);
    felt.classList.add("dealing");
    const inTurn = [player[0], banker[0], player[1], banker[1], player[2], banker[2]];
    const animations = inTurn
      .filter((box) => box !== undefined)
      .map((box, turn) =>
        box.animate(
          { transform: ["translate(0, -70vh) rotate(24deg)", "none"], opacity: [0, 1] },
          {
            duration: way,
            delay: turn * nextCard,
            easing: "cubic-bezier(.2,.7,.3,1)",
            fill: "backwards",
          },
        ),
      );
    await dealing.play(animations);
  };

  clear();
  return {
    show(round) {
      clear();
      const shown = round && handsIn(round.shown);
      if (!round || !shown) return;
      bets.keep(round);
      stand(shown);
    },

    wait: clear,

    async play(round) {
      const shown = handsIn(round.shown);
      if (!shown) return;
      if (!isMotionReduced()) await deal(shown);
      stand(shown);
      bets.keep(round);
    },

    skip: dealing.finish,

    choice: bets.choice,
    total: bets.total,
    missing: bets.missing,
    lock: bets.lock,
    describe,
    describeChoice(choice, stake) {
      const known = baccaratBetsIn(choice);
      const name = (text: string) => {
        const spot = baccaratSpots.find((one) => one === text);
        return spot ? wordOf(spot) : text;
      };
      return known && betsText(known, stake, name);
    },
    fillRules,
  };
}

function describe(round: Round): string | undefined {
  const hands = handsIn(round.shown);
  if (!hands) return undefined;
  const result = baccaratResult(hands);
  const text = translate(minorUnits(round.win) > 0n ? "baccarat_won" : "baccarat_lost", {
    result: result === "tie" ? translate("baccarat_tie") : translate(`baccarat_${result}_wins`),
    player: formatNumber(handTotal(hands.player)),
    banker: formatNumber(handTotal(hands.banker)),
    win: formatAmount(round.win),
  });
  return withReturn(text, round);
}

function fillRules(body: Element): void {
  body.replaceChildren(
    element("p", "", translate("baccarat_how")),
    element("p", "", translate("baccarat_how_third")),
    element("p", "", translate("baccarat_how_pays")),
    rulesTable(
      [
        translate("bets_bet"),
        translate("bets_chance"),
        translate("bets_odds"),
        translate("bets_return"),
      ],
      baccaratSpots.map((spot) => [
        wordOf(spot),
        formatPercent(basisPoints(baccaratChance(spot))),
        formatHundredths(baccaratPays[spot]),
        formatPercent(basisPoints(baccaratReturn(spot))),
      ]),
    ),
    element("p", "quiet", translate("baccarat_exact")),
  );
}
