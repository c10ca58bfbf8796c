import { basisPoints } from "@naluma/game-engines/odds";
import {
  litRounds,
  litTimes,
  places,
  returnOn,
  wheelNumbers,
  wheelOutcome,
} from "@naluma/game-engines/wheel";
import type { WheelNumber, WheelOutcome } from "@naluma/game-engines/wheel";
import { drawWheel } from "./wheel-drawing.ts";
import { element } from "../page/elements.ts";
import type { EngineView, Round, ViewPorts } from "../page/game-view.ts";
import { amount, minor, number, percent, say } from "../page/page-words.ts";
import { radioGroup } from "../page/radio-group.ts";
import { rulesTable } from "../page/rules-table.ts";

/** Milliseconds: one turn while the answer is awaited, the way to the place, and how long the light searches. */
const turnTime = 900;
const settleTime = 4_200;
const searchTime = 900;

const step = 360 / places.length;

/** Whole turns on the way to the place. */
const turns = 3;

export function createWheelView({ stage, choices, art }: ViewPorts): EngineView {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const drawing = drawWheel(art("H"));
  stage.append(drawing.box);
  const bets = radioGroup("wheel-number", {
    legend: say("wheel_number"),
    className: "chips wheel-chips",
    options: wheelNumbers.map((value) => ({
      value: String(value),
      className: `wheel-chip n-${value}`,
      content: [element("b", "num", number(value))],
    })),
  });
  choices.append(bets.box);

  /** Where the disc stands, in degrees. */
  let angle = 0;
  let moving: Animation[] = [];

  const turnTo = (to: number): void => {
    angle = to % 360;
    drawing.disc.style.transform = `rotate(${angle}deg)`;
  };

  /** Where a place shows at the pointer; rounds differ in how far from its middle. */
  const angleOf = (place: number, nonce: number): number =>
    360 - place * step + (((nonce * 7) % 9) - 4) * step * 0.08;

  const stop = (): void => {
    for (const animation of moving) animation.cancel();
    moving = [];
  };

  const stand = (outcome: WheelOutcome, round: Round): void => {
    turnTo(angleOf(outcome.place, round.nonce));
    drawing.light(outcome.lit);
    drawing.mark(outcome.place, minor(round.win) > 0n);
  };

  return {
    show(round) {
      stop();
      const outcome = round && wheelOutcome(round.shown);
      drawing.clear();
      if (!round || !outcome) return turnTo(0);
      bets.choose(round.choice);
      stand(outcome, round);
    },

    wait() {
      drawing.clear();
      if (calm.matches) return;
      moving = [
        drawing.disc.animate(
          { transform: [`rotate(${angle}deg)`, `rotate(${angle + 360}deg)`] },
          { duration: turnTime, iterations: Infinity },
        ),
      ];
    },

    async play(round) {
      const outcome = wheelOutcome(round.shown);
      if (!outcome) return stop();
      const turned = Number(moving[0]?.currentTime ?? 0) / turnTime;
      stop();
      if (!calm.matches) {
        const from = (angle + (turned % 1) * 360) % 360;
        const rest = (angleOf(outcome.place, round.nonce) - from + 360) % 360;
        const settling = drawing.disc.animate(
          { transform: [`rotate(${from}deg)`, `rotate(${from + rest + turns * 360}deg)`] },
          { duration: settleTime, easing: "cubic-bezier(.22,.5,.14,1)" },
        );
        const searching = drawing.search(outcome.lit, searchTime);
        moving = [settling, ...searching];
        await Promise.allSettled(moving.map((animation) => animation.finished));
      }
      stop();
      stand(outcome, round);
    },

    hurry() {
      for (const animation of moving) animation.finish();
    },

    choice: () => bets.value(),
    lock: (isLocked) => bets.lock(isLocked),
    told,
    fillRules,
  };
}

function told(round: Round): string | undefined {
  const outcome = wheelOutcome(round.shown);
  if (!outcome) return undefined;
  const came = number(outcome.number);
  if (minor(round.win) === 0n) {
    return say("wheel_missed", { number: came, bet: round.choice });
  }
  const win = amount(round.win);
  return outcome.lit === outcome.number
    ? say("wheel_hit_lit", { number: came, win, times: litTimes })
    : say("wheel_hit", { number: came, win });
}

function fillRules(body: Element): void {
  const row = (value: WheelNumber) => [
    number(value),
    number(places.filter((place) => place === value).length),
    number(litRounds[value]),
    percent(basisPoints(returnOn(value))),
  ];
  const lit = wheelNumbers.reduce((sum, value) => sum + litRounds[value], 0);
  body.replaceChildren(
    element("p", "", say("wheel_how", { places: places.length })),
    element("p", "", say("wheel_light", { lit, times: litTimes })),
    rulesTable(
      [say("wheel_number"), say("wheel_places"), say("wheel_lit_rounds"), say("wheel_return")],
      wheelNumbers.map(row),
    ),
    element("p", "quiet", say("wheel_exact")),
  );
}
