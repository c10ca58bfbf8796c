import { basisPoints } from "@naluma/game-engines/odds";
import {
  litRounds,
  litTimes,
  places,
  returnOn,
  wheelBetsIn,
  wheelNumbers,
  wheelOutcome,
} from "@naluma/game-engines/wheel";
import type { WheelNumber, WheelOutcome } from "@naluma/game-engines/wheel";
import { betButton, betRow } from "../bets/bet-button.ts";
import { betsText, createBets } from "../bets/bets.ts";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element } from "../page/elements.ts";
import { formatAmount, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { isGain, minorUnits } from "../page/money.ts";
import { withReturn } from "../page/result-text.ts";
import { rulesTable } from "../page/rules-table.ts";
import { translate } from "../page/translate.ts";
import { drawWheel } from "./wheel-drawing.ts";

/**
 * In milliseconds: one turn while waiting for the response, the spin to the result, and how long the light searches.
 */
const turnTime = 900;
const settleTime = 4_200;
const searchTime = 900;

const step = 360 / places.length;

/** Full turns on the way to the result. */
const turns = 3;

export function createWheelView({ stage, choices, art, stakes }: ViewPorts): GameView {
  const drawing = drawWheel(art("H"));
  stage.append(drawing.box);
  const spots = wheelNumbers.map((value) => ({
    name: String(value),
    button: betButton(`wheel-chip n-${value}`, element("b", "num", formatNumber(value))),
    label: () => formatNumber(value),
  }));
  const bets = createBets({ stakes }, spots, wheelBetsIn);
  const buttons = spots.map(({ button }) => button);
  choices.append(betRow(translate("wheel_number"), "chips wheel-chips", buttons), bets.bar);

  /** The rotation of the disc, in degrees. */
  let angle = 0;
  const moving = createAnimations();
  /** Turns the wheel until the response arrives. */
  let waiting: Animation | undefined;

  const stop = (): void => {
    waiting?.cancel();
    waiting = undefined;
    moving.cancel();
  };

  const turnTo = (to: number): void => {
    angle = to % 360;
    drawing.disc.style.transform = `rotate(${angle}deg)`;
  };

  /** The rotation that puts a place at the pointer; rounds differ in the distance from its middle. */
  const angleOf = (place: number, nonce: number): number =>
    360 - place * step + (((nonce * 7) % 9) - 4) * step * 0.08;

  const stand = (outcome: WheelOutcome, round: Round): void => {
    turnTo(angleOf(outcome.place, round.nonce));
    drawing.light(outcome.lit);
    drawing.mark(outcome.place, isGain(round));
  };

  return {
    show(round) {
      stop();
      const outcome = round && wheelOutcome(round.shown);
      drawing.clear();
      if (!round || !outcome) return turnTo(0);
      bets.keep(round);
      stand(outcome, round);
    },

    wait() {
      drawing.clear();
      if (isMotionReduced()) return;
      waiting = drawing.disc.animate(
        { transform: [`rotate(${angle}deg)`, `rotate(${angle + 360}deg)`] },
        { duration: turnTime, iterations: Infinity },
      );
    },

    async play(round) {
      const outcome = wheelOutcome(round.shown);
      if (!outcome) return stop();
      const turned = Number(waiting?.currentTime ?? 0) / turnTime;
      stop();
      if (!isMotionReduced()) {
        const from = (angle + (turned % 1) * 360) % 360;
        const rest = (angleOf(outcome.place, round.nonce) - from + 360) % 360;
        const settling = drawing.disc.animate(
          { transform: [`rotate(${from}deg)`, `rotate(${from + rest + turns * 360}deg)`] },
          { duration: settleTime, easing: "cubic-bezier(.22,.5,.14,1)" },
        );
        await moving.play([settling, ...drawing.search(outcome.lit, searchTime)]);
      }
      stop();
      stand(outcome, round);
      bets.keep(round);
    },

    skip: moving.finish,

    choice: bets.choice,
    total: bets.total,
    missing: bets.missing,
    lock: bets.lock,
    describe,
    describeChoice(choice, stake) {
      const known = wheelBetsIn(choice);
      return known && betsText(known, stake, (spot) => spot);
    },
    fillRules,
  };
}

function describe(round: Round): string | undefined {
  const outcome = wheelOutcome(round.shown);
  if (!outcome) return undefined;
  const came = formatNumber(outcome.number);
  if (minorUnits(round.win) === 0n) {
    return translate("wheel_lost", { number: came });
  }
  const win = formatAmount(round.win);
  const hit =
    outcome.lit === outcome.number
      ? translate("wheel_hit_lit", { number: came, win, times: litTimes })
      : translate("wheel_hit", { number: came, win });
  return withReturn(hit, round);
}

function fillRules(body: Element): void {
  const row = (value: WheelNumber) => [
    formatNumber(value),
    formatNumber(places.filter((place) => place === value).length),
    formatNumber(litRounds[value]),
    formatPercent(basisPoints(returnOn(value))),
  ];
  const lit = wheelNumbers.reduce((sum, value) => sum + litRounds[value], 0);
  body.replaceChildren(
    element("p", "", translate("wheel_how", { places: places.length })),
    element("p", "", translate("wheel_light", { lit, times: litTimes })),
    rulesTable(
      [
        translate("wheel_number"),
        translate("wheel_places"),
        translate("wheel_lit_rounds"),
        translate("wheel_return"),
      ],
      wheelNumbers.map(row),
    ),
    element("p", "quiet", translate("wheel_exact")),
  );
}
