import { basisPoints, returned } from "@naluma/game-engines/odds";
import { numberIn, paysOn, rouletteBetsIn } from "@naluma/game-engines/roulette";
import {
  colourOf,
  pockets,
  spotKinds,
  spotNamed,
  spots,
} from "@naluma/game-engines/roulette/spots";
import type { SpotKind } from "@naluma/game-engines/roulette/spots";
import { betsText, createBets } from "../bets/bets.ts";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { withReturn } from "../page/result-text.ts";
import { rulesTable } from "../page/rules-table.ts";
import { translate } from "../page/translate.ts";
import { angleOf, drawRouletteWheel } from "./roulette-wheel.ts";
import { drawTable, spotName } from "./table.ts";

/** In milliseconds: one turn while waiting for the response, and until the ball comes to rest. */
const turnTime = 2_400;
const settleTime = 4_200;

/** Full turns of the wheel and, in the opposite direction, of the ball. */
const wheelTurns = 1;
const ballTurns = 4;

export function createRouletteView({ stage, choices, stakes }: ViewPorts): GameView {
  const wheel = drawRouletteWheel();
  const came = element("p", "roulette-came num");
  came.setAttribute("aria-hidden", "true");
  const table = drawTable();
  const bets = createBets({ stakes }, table.spots, rouletteBetsIn);
  stage.append(
    element("div", "roulette", element("div", "roulette-top", wheel.box, came), table.box),
  );
  choices.append(bets.bar);

  /** The rotation of the wheel, in degrees. */
  let angle = 0;
  const moving = createAnimations();
  let waiting: Animation | undefined;

  const stop = (): void => {
    waiting?.cancel();
    waiting = undefined;
    moving.cancel();
  };

  const clear = (): void => {
    table.mark(undefined);
    wheel.ball.hidden = true;
    came.textContent = "";
    came.className = "roulette-came num";
  };

  const stand = (number: number): void => {
    wheel.disc.style.transform = `rotate(${angle}deg)`;
    wheel.ball.hidden = false;
    wheel.ball.style.transform = `rotate(${angle + angleOf(number)}deg)`;
    table.mark(number);
    came.textContent = formatNumber(number);
    came.classList.add(`is-${colourOf(number)}`);
  };

  const roll = async (number: number): Promise<void> => {
    wheel.ball.hidden = false;
    const timing = { duration: settleTime, easing: "cubic-bezier(.15,.6,.25,1)" };
    const to = angle + wheelTurns * 360 + 137;
    const rest = to + angleOf(number);
    const turning = wheel.disc.animate(
      { transform: [`rotate(${angle}deg)`, `rotate(${to}deg)`] },
      timing,
    );
    const rolling = wheel.ball.animate(
      { transform: [`rotate(${rest + ballTurns * 360}deg)`, `rotate(${rest}deg)`] },
      timing,
    );
    await moving.play([turning, rolling]);
    angle = to % 360;
  };

  return {
    show(round) {
      stop();
      clear();
      const number = round && numberIn(round.shown);
      if (!round || number === undefined) return;
      bets.keep(round);
      stand(number);
    },

    wait() {
      clear();
      if (isMotionReduced()) return;
      waiting = wheel.disc.animate(
        { transform: [`rotate(${angle}deg)`, `rotate(${angle + 360}deg)`] },
        { duration: turnTime, iterations: Infinity },
      );
    },

    async play(round) {
      const number = numberIn(round.shown);
      const turned = Number(waiting?.currentTime ?? 0) / turnTime;
      stop();
      if (number === undefined) return;
      angle = (angle + (turned % 1) * 360) % 360;
      if (!isMotionReduced()) await roll(number);
      stop();
      stand(number);
      bets.keep(round);
    },

    skip: moving.finish,

    choice: bets.choice,
    total: bets.total,
    missing: bets.missing,
    lock: bets.lock,
    describe,
    describeChoice(choice, stake) {
      const known = rouletteBetsIn(choice);
      const name = (text: string) => {
        const spot = spotNamed(text);
        return spot ? spotName(spot) : text;
      };
      return known && betsText(known, stake, name);
    },
    fillRules,
  };
}

function describe(round: Round): string | undefined {
  const number = numberIn(round.shown);
  if (number === undefined) return undefined;
  const facts = {
    number: formatNumber(number),
    colour: translate(`roulette_${colourOf(number)}`),
    win: formatAmount(round.win),
  };
  const result = translate(minorUnits(round.win) > 0n ? "roulette_won" : "roulette_lost", facts);
  return withReturn(result, round);
}

/** The bets on half the numbers share one row of the rules. */
const tabled = spotKinds.filter((kind) => !["black", "even", "odd", "low", "high"].includes(kind));

function kindName(kind: SpotKind): string {
  switch (kind) {
    case "red":
    case "black":
    case "even":
    case "odd":
    case "low":
    case "high":
      return translate("roulette_outside");
    default:
      return translate(`roulette_${kind}`);
  }
}

function fillRules(body: Element): void {
  const row = (kind: SpotKind): readonly string[] => {
    const spot = spots.find((one) => one.kind === kind);
    if (!spot) return [];
    const covered = spot.numbers.length;
    const share = { of: BigInt(covered), all: BigInt(pockets.length) };
    return [
      kindName(kind),
      formatNumber(covered),
      formatHundredths(paysOn(spot)),
      formatPercent(basisPoints(returned(share, paysOn(spot)))),
    ];
  };
  body.replaceChildren(
    element("p", "", translate("roulette_how")),
    element("p", "", translate("roulette_how_zero")),
    rulesTable(
      [
        translate("bets_bet"),
        translate("roulette_numbers"),
        translate("bets_odds"),
        translate("bets_return"),
      ],
      tabled.map(row),
    ),
    element("p", "quiet", translate("roulette_exact")),
  );
}
