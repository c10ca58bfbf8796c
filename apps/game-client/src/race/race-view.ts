import { basisPoints, returned } from "@naluma/game-engines/odds";
import {
  chanceOf,
  chosenIn,
  isPhotoFinish,
  lanes,
  oddsOf,
  raceBets,
  raceOutcome,
} from "@naluma/game-engines/race";
import type { RaceBet, RaceOutcome } from "@naluma/game-engines/race";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element, picture } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { radioGroup } from "../page/radio-group.ts";
import { rulesTable } from "../page/rules-table.ts";
import { drawingName, translate } from "../page/translate.ts";

/** Milliseconds of watching for each hundredth of a second that was run. */
const pace = 4.6;

/** How long the photo of a close finish shows before the result, in ms. */
const photoTime = 1_100;

/** Pictures of a run, from the gate to the line. */
const frames = 24;

/** How far form moves a racer, in tracks: at most so much of one, ahead or behind. */
const reach = 0.09;

const wordOf: Readonly<Record<RaceBet, "race_first" | "race_first_two">> = {
  win: "race_first",
  place: "race_first_two",
};

export function createRaceView({ stage, choices, art }: ViewPorts): GameView {
  const bets = radioGroup("race-bet", {
    legend: translate("race_bet"),
    className: "chips",
    options: raceBets.map((value) => ({ value, content: [translate(wordOf[value])] })),
    changed: () => showOdds(),
  });
  choices.append(bets.box);

  const drawn = lanes.map(({ racer }, index) => {
    const run = element("span", "run", picture(art(racer), 56));
    const odds = element("span", "odds num");
    const came = element("span", "came num");
    came.setAttribute("aria-hidden", "true");
    const name = element("span", "racer", drawingName(racer));
    const gate = element("span", "gate", element("b", "num", formatNumber(index + 1)), name, odds);
    return { run, odds, came, content: [gate, element("span", "track", run), came] };
  });
  const racers = radioGroup("race-lane", {
    legend: translate("race_racer"),
    className: "race",
    options: drawn.map(({ content }, index) => ({
      value: String(index + 1),
      className: "lane",
      content,
    })),
  });
  const photo = element("p", "photo", translate("race_photo"));
  photo.setAttribute("aria-hidden", "true");
  photo.hidden = true;
  const list = element("ol", "unseen");
  list.setAttribute("aria-label", translate("race_result"));
  stage.append(element("div", "frame course", racers.box, photo), list);

  const running = createAnimations();

  const choice = (): string => `${bets.value()}:${racers.value()}`;

  function showOdds(): void {
    drawn.forEach(({ odds }, index) => {
      const chosen = chosenIn(`${bets.value()}:${index + 1}`);
      odds.textContent = chosen ? formatHundredths(oddsOf(chosen)) : "";
    });
  }
  showOdds();

  const clear = (): void => {
    running.cancel();
    photo.hidden = true;
    list.replaceChildren();
    racers.box.classList.remove("running", "over");
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
    racers.box.classList.add("over");
  };

  const run = async (outcome: RaceOutcome): Promise<void> => {
    const isClose = isPhotoFinish(outcome);
    racers.box.classList.add("running");
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
    racers.box.classList.remove("running");
    if (!isClose) return;
    photo.hidden = false;
    await running.play([photo.animate({ opacity: [0, 1, 1] }, { duration: photoTime })]);
  };

  return {
    show(round) {
      const outcome = round && raceOutcome(round.shown);
      const chosen = round && chosenIn(round.choice);
      clear();
      if (!outcome || !chosen) return;
      bets.choose(chosen.bet);
      racers.choose(String(chosen.lane));
      showOdds();
      stand(outcome);
    },

    wait: clear,

    async play(round) {
      const outcome = raceOutcome(round.shown);
      if (!outcome) return;
      clear();
      if (!isMotionReduced()) await run(outcome);
      stand(outcome);
    },

    skip: running.finish,

    choice,
    lock(isLocked) {
      bets.lock(isLocked);
      racers.lock(isLocked);
    },
    describe,
    describeChoice(text) {
      const chosen = chosenIn(text);
      return (
        chosen &&
        `${translate(wordOf[chosen.bet])}: ${formatNumber(chosen.lane)} ${nameIn(chosen.lane)}`
      );
    },
    fillRules,
  };
}

const nameIn = (lane: number): string => {
  const racer = lanes[lane - 1]?.racer;
  return racer === undefined ? "" : drawingName(racer);
};

/** The way along a track: an even run, and the racer's form on top of it, which is gone at the line. */
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
  const chosen = chosenIn(round.choice);
  if (!outcome || !chosen) return undefined;
  const place = formatNumber(outcome.order.indexOf(chosen.lane) + 1);
  const name = nameIn(chosen.lane);
  return minorUnits(round.win) > 0n
    ? translate("race_hit", { name, place, win: formatAmount(round.win) })
    : translate("race_missed", { winner: nameIn(outcome.order[0] ?? 0), name, place });
}

function fillRules(body: Element): void {
  const bet = (kind: RaceBet, lane: number) => {
    const chosen = { bet: kind, lane };
    const odds = oddsOf(chosen);
    return `${formatHundredths(odds)} (${formatPercent(basisPoints(returned(chanceOf(chosen), odds)))})`;
  };
  body.replaceChildren(
    element("p", "", translate("race_how")),
    element("p", "", translate("race_odds")),
    rulesTable(
      [translate("race_racer"), translate("race_first"), translate("race_first_two")],
      lanes.map(({ racer }, index) => [
        `${formatNumber(index + 1)} ${drawingName(racer)}`,
        bet("win", index + 1),
        bet("place", index + 1),
      ]),
    ),
    element("p", "quiet", translate("race_exact")),
  );
}
