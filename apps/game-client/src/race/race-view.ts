import {
  chosenIn,
  isPhotoFinish,
  oddsOf,
  raceBets,
  raceField,
  raceFieldCount,
  raceIn,
  raceOutcome,
  raceReturn,
  racers,
} from "@naluma/game-engines/race";
import type { RaceBet, RaceField, RaceOutcome } from "@naluma/game-engines/race";
import { betButton } from "../bets/bet-button.ts";
import { betsText, createBets } from "../bets/bets.ts";
import { fieldAfter } from "../bets/next-field.ts";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element, picture } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { withReturn } from "../page/result-text.ts";
import { rulesTable } from "../page/rules-table.ts";
import { drawingName, translate } from "../page/translate.ts";

/** Milliseconds on screen for each hundredth of a second of the race. */
const pace = 4.6;

/** How long the photo of a close finish is shown before the result, in ms. */
const photoTime = 1_100;

/** The number of keyframes of a run, from the gate to the finish. */
const frames = 24;

/** The furthest that form moves a racer ahead or behind, as a fraction of the track. */
const reach = 0.09;

const wordOf: Readonly<Record<RaceBet, "race_first" | "race_first_two">> = {
  win: "race_first",
  place: "race_first_two",
};

export function createRaceView({ stage, choices, art, stakes }: ViewPorts): GameView {
  /** The field of the next race, whose odds are on the buttons. */
  let next = fieldAfter(undefined, raceFieldCount);

  const drawn = racers.map((racer, index) => {
    const run = element("span", "run", picture(art(racer), 56));
    const came = element("span", "came num");
    came.setAttribute("aria-hidden", "true");
    const name = element("span", "racer", drawingName(racer));
    const bets = raceBets.map((bet) => {
      const chosen = { bet, lane: index + 1 };
      const odds = element("b", "odds num");
      return {
        name: `${bet}:${chosen.lane}`,
        button: betButton("lane-bet", odds),
        label() {
          odds.textContent = formatHundredths(oddsOf(raceField(next), chosen));
          return `${formatNumber(chosen.lane)} ${drawingName(racer)}, ${translate(wordOf[bet])} ${odds.textContent}`;
        },
      };
    });
    const gate = element(
      "div",
      "gate",
      element("b", "num", formatNumber(index + 1)),
      name,
      ...bets.map(({ button }) => button),
    );
    return {
      run,
      came,
      bets,
      lane: element("div", "lane", gate, element("span", "track", run), came),
    };
  });
  const heads = raceBets.map((bet) => element("span", "", translate(wordOf[bet])));
  const head = element("div", "lane lane-head", element("div", "gate", ...heads));
  head.setAttribute("aria-hidden", "true");
  const course = element("div", "race", head, ...drawn.map(({ lane }) => lane));
  course.setAttribute("role", "group");
  course.setAttribute("aria-label", translate("race_racer"));
  const bets = createBets(
    { stakes, onChange: () => clear() },
    drawn.flatMap((lane) => lane.bets),
    (choice) => raceIn(choice)?.bets,
  );
  choices.append(bets.bar);
  const photo = element("p", "photo", translate("race_photo"));
  photo.setAttribute("aria-hidden", "true");
  photo.hidden = true;
  const list = element("ol", "unseen");
  list.setAttribute("aria-label", translate("race_result"));
  stage.append(element("div", "frame course", course, photo), list);

  const running = createAnimations();

  const meetNext = (round: Round | undefined): void => {
    next = fieldAfter(round, raceFieldCount);
    if (round) bets.settle(round);
    bets.relabel();
  };

  const clear = (): void => {
    running.cancel();
    photo.hidden = true;
    list.replaceChildren();
    course.classList.remove("running", "over");
    for (const { run, came } of drawn) {
      run.style.transform = "";
      came.replaceChildren();
      came.className = "came num";
    }
  };

  const showPlace = ({ order, times }: RaceOutcome, place: number): void => {
    const came = drawn[(order[place] ?? 0) - 1]?.came;
    if (!came) return;
    came.classList.add(`place-${place + 1}`);
    const time = element("small", "", formatHundredths(times[place] ?? 0));
    came.replaceChildren(element("b", "", formatNumber(place + 1)), time);
  };

  const stand = (outcome: RaceOutcome): void => {
    clear();
    for (const { run } of drawn) run.style.transform = "translateX(100%)";
    outcome.order.forEach((_lane, place) => showPlace(outcome, place));
    list.replaceChildren(...outcome.order.map((lane) => element("li", "", nameIn(lane))));
    course.classList.add("over");
  };

  const run = async (outcome: RaceOutcome): Promise<void> => {
    const isClose = isPhotoFinish(outcome);
    course.classList.add("running");
    const runs = outcome.order.flatMap((lane, place) => {
      const runner = drawn[lane - 1]?.run;
      if (!runner) return [];
      const animation = runner.animate(
        { transform: wayOf(outcome.form[lane - 1]) },
        { duration: (outcome.times[place] ?? 0) * pace, fill: "forwards" },
      );
      const showOwnPlace = () => {
        if (!isClose || place > 1) showPlace(outcome, place);
      };
      void animation.finished.then(showOwnPlace, () => undefined);
      return [animation];
    });
    await running.play(runs);
    course.classList.remove("running");
    if (!isClose) return;
    photo.hidden = false;
    await running.play([photo.animate({ opacity: [0, 1, 1] }, { duration: photoTime })]);
  };

  return {
    show(round) {
      // Back to the gate, with the odds that can be bet on; the finished race is in the last results.
      clear();
      meetNext(round);
    },

    wait: clear,

    async play(round) {
      const outcome = raceOutcome(round.shown);
      if (!outcome) return;
      clear();
      if (!isMotionReduced()) await run(outcome);
      stand(outcome);
      meetNext(round);
    },

    skip: running.finish,

    choice: () => `${next};${bets.choice()}`,
    total: bets.total,
    missing: bets.missing,
    lock: bets.lock,
    describe,
    describeChoice(choice, stake) {
      const known = raceIn(choice);
      const name = (spot: string) => {
        const chosen = chosenIn(spot);
        return chosen ? `${nameIn(chosen.lane)}, ${translate(wordOf[chosen.bet])}` : spot;
      };
      return known && betsText(known.bets, stake, name);
    },
    fillRules: (body) => fillRules(body, raceField(next)),
  };
}

const nameIn = (lane: number): string => {
  const racer = racers[lane - 1];
  return racer === undefined ? "" : drawingName(racer);
};

/** The run along a track: at an even pace, plus the racer's form, whose effect is gone at the finish. */
function wayOf([first, second]: readonly [number, number] = [0, 0]): string[] {
  return Array.from({ length: frames + 1 }, (_, frame) => {
    const share = frame / frames;
    const rest = 1 - share;
    const form = (27 / 4) * share * rest * (first * rest + second * share);
    const even = share ** 1.15;
    return `translateX(${((even + (form / 50) * reach) * 100).toFixed(2)}%)`;
  });
}

function describe(round: Round): string | undefined {
  const outcome = raceOutcome(round.shown);
  if (!outcome) return undefined;
  const [winner = 0, second = 0] = outcome.order;
  const result = translate(minorUnits(round.win) > 0n ? "race_won" : "race_lost", {
    winner: nameIn(winner),
    second: nameIn(second),
    win: formatAmount(round.win),
  });
  return withReturn(result, round);
}

function fillRules(body: Element, field: RaceField): void {
  const bet = (kind: RaceBet, lane: number) => {
    const chosen = { bet: kind, lane };
    return `${formatHundredths(oddsOf(field, chosen))} (${formatPercent(raceReturn(field, chosen))})`;
  };
  const implied = field.odds.win.reduce((sum, odds) => sum + 1_000_000 / odds, 0);
  body.replaceChildren(
    element("p", "", translate("race_how")),
    element("p", "", translate("race_odds")),
    element("p", "", translate("race_fields")),
    rulesTable(
      [translate("race_racer"), translate("race_first"), translate("race_first_two")],
      racers.map((racer, index) => [
        `${formatNumber(index + 1)} ${drawingName(racer)}`,
        bet("win", index + 1),
        bet("place", index + 1),
      ]),
    ),
    element(
      "p",
      "",
      `${translate("race_first")}: ${translate("bets_margin", { sum: formatPercent(Math.round(implied)) })}`,
    ),
    element("p", "quiet", translate("race_exact")),
  );
}
