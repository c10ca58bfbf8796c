import {
  chanceOf,
  goalsIn,
  matchMinutes,
  matchOdds,
  matchResults,
  returnOn,
  scoreAfter,
} from "@naluma/game-engines/match";
import type { Goal, MatchResult, Score } from "@naluma/game-engines/match";
import { basisPoints } from "@naluma/game-engines/odds";
import { isMotionReduced } from "../page/animations.ts";
import { element, picture } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { radioGroup } from "../page/radio-group.ts";
import { rulesTable } from "../page/rules-table.ts";
import { drawingName, translate } from "../page/translate.ts";
import { drawPitch } from "./pitch.ts";

/** How long ninety minutes are watched, in ms. */
const playTime = 4_800;

/** How long a new score is looked at, in ms. */
const cheerTime = 520;

const wordOf: Readonly<Record<MatchResult, "quick_home" | "quick_draw" | "quick_away">> = {
  home: "quick_home",
  draw: "quick_draw",
  away: "quick_away",
};

const scoreText = ({ home, away }: Score): string =>
  `${formatNumber(home)} – ${formatNumber(away)}`;

export function createMatchView({ stage, choices, art }: ViewPorts): GameView {
  const pitch = drawPitch(art("A"), art("B"));
  const score = element("b", "score num");
  const clock = element("span", "clock num");
  const scorers = { home: element("ul", "scorers num"), away: element("ul", "scorers num") };
  const side = (name: "home" | "away") => {
    const drawing = name === "home" ? "A" : "B";
    const crest = element("span", `crest ${name}`, picture(art(drawing), 48));
    return element(
      "div",
      `team ${name}`,
      crest,
      element("span", "", drawingName(drawing)),
      scorers[name],
    );
  };
  const middle = element("div", "between", score, clock);
  const board = element("div", "scoreboard", side("home"), middle, side("away"));
  stage.append(element("div", "match", board, pitch.box));

  const results = radioGroup("match-result", {
    legend: translate("match_result"),
    className: "chips match-chips",
    options: matchResults.map((value) => ({
      value,
      content: [
        element("span", "", translate(wordOf[value])),
        element("b", "num", formatHundredths(matchOdds[value])),
      ],
    })),
  });
  choices.append(results.box);

  let running: Animation | undefined;

  const drawAt = (minute: number, goals: readonly Goal[], nonce: number): void => {
    const whole = Math.floor(minute);
    const text = scoreText(scoreAfter(goals, whole));
    if (score.textContent !== text) {
      score.textContent = text;
      if (running && minute > 0) score.animate({ transform: ["scale(1.6)", "none"] }, cheerTime);
    }
    clock.textContent = `${formatNumber(whole)}′`;
    for (const name of ["home", "away"] as const) {
      const fallen = goals.filter((goal) => goal.side === name && goal.minute <= whole);
      if (scorers[name].childElementCount === fallen.length) continue;
      scorers[name].replaceChildren(
        ...fallen.map((goal) => element("li", "", `${formatNumber(goal.minute)}′`)),
      );
      board.querySelector(`.team.${name} .crest`)?.classList.toggle("scored", fallen.length > 0);
    }
    pitch.stand(minute, goals, nonce);
  };

  const stop = (): void => {
    running?.cancel();
    running = undefined;
    board.classList.remove("over", "won");
  };

  const end = (goals: readonly Goal[], round: Round): void => {
    drawAt(matchMinutes, goals, round.nonce);
    board.classList.add("over");
    board.classList.toggle("won", minorUnits(round.win) > 0n);
  };

  const watch = async (goals: readonly Goal[], nonce: number): Promise<void> => {
    // An animation without frames is a clock that also runs out of sight and can be hurried.
    const watched = pitch.box.animate(null, { duration: playTime });
    running = watched;
    const draw = (): void => {
      if (running !== watched || watched.playState !== "running") return;
      drawAt((Number(watched.currentTime ?? 0) / playTime) * matchMinutes, goals, nonce);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    await watched.finished.catch(() => undefined);
  };

  return {
    show(round) {
      stop();
      const goals = round && goalsIn(round.shown);
      if (!round || !goals) return drawAt(0, [], 0);
      results.choose(round.choice);
      end(goals, round);
    },

    wait() {
      stop();
      drawAt(0, [], 0);
    },

    async play(round) {
      const goals = goalsIn(round.shown);
      if (!goals) return;
      stop();
      if (!isMotionReduced()) await watch(goals, round.nonce);
      end(goals, round);
    },

    skip: () => running?.finish(),
    choice: () => results.value(),
    lock: (isLocked) => results.lock(isLocked),
    describe,
    describeChoice(choice) {
      const chosen = matchResults.find((result) => result === choice);
      return chosen && translate(wordOf[chosen]);
    },
    fillRules,
  };
}

function describe(round: Round): string | undefined {
  const goals = goalsIn(round.shown);
  if (!goals) return undefined;
  const score = scoreText(scoreAfter(goals, matchMinutes));
  return minorUnits(round.win) > 0n
    ? translate("match_hit", { score, win: formatAmount(round.win) })
    : translate("match_missed", { score });
}

function fillRules(body: Element): void {
  body.replaceChildren(
    element("p", "", translate("match_how", { minutes: matchMinutes })),
    element("p", "", translate("match_odds_how")),
    rulesTable(
      [
        translate("match_result"),
        translate("match_chance"),
        translate("match_odds"),
        translate("match_return"),
      ],
      matchResults.map((result) => [
        translate(wordOf[result]),
        formatPercent(basisPoints(chanceOf(result))),
        formatHundredths(matchOdds[result]),
        formatPercent(basisPoints(returnOn(result))),
      ]),
    ),
    element("p", "quiet", translate("match_exact")),
  );
}
