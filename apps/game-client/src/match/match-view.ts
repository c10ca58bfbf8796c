import {
  chanceOf,
  goalsIn,
  matchField,
  matchFieldCount,
  matchIn,
  matchMinutes,
  matchResults,
  returnOn,
  scoreAfter,
} from "@naluma/game-engines/match";
import type { Goal, MatchField, MatchResult, Score } from "@naluma/game-engines/match";
import { basisPoints } from "@naluma/game-engines/odds";
import { betButton, betRow } from "../bets/bet-button.ts";
import { betsText, createBets } from "../bets/bets.ts";
import { fieldAfter } from "../bets/next-field.ts";
import { isMotionReduced } from "../page/animations.ts";
import { element, picture } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { isGain, minorUnits } from "../page/money.ts";
import { withReturn } from "../page/result-text.ts";
import { rulesTable } from "../page/rules-table.ts";
import { drawingName, translate } from "../page/translate.ts";
import { drawPitch } from "./pitch.ts";

/** How long the ninety minutes take on screen, in ms. */
const playTime = 4_800;

/** How long the match pauses on a new score, in ms. */
const cheerTime = 520;

const wordOf: Readonly<Record<MatchResult, "quick_home" | "quick_draw" | "quick_away">> = {
  home: "quick_home",
  draw: "quick_draw",
  away: "quick_away",
};

const clubName = (field: MatchField, side: "home" | "away"): string =>
  translate("club", { name: drawingName(field[side]) });

/** The side of a bet: a club, or the draw. */
const sideName = (field: MatchField, result: MatchResult): string =>
  result === "draw" ? translate("quick_draw") : clubName(field, result);

const scoreText = ({ home, away }: Score): string =>
  `${formatNumber(home)} – ${formatNumber(away)}`;

export function createMatchView({ stage, choices, art, stakes }: ViewPorts): GameView {
  const crests = { home: picture(art("A"), 48), away: picture(art("B"), 48) };
  const names = { home: element("span", ""), away: element("span", "") };
  const pitch = drawPitch();
  const score = element("b", "score num");
  const clock = element("span", "clock num");
  const scorers = { home: element("ul", "scorers num"), away: element("ul", "scorers num") };
  const side = (name: "home" | "away") =>
    element(
      "div",
      `team ${name}`,
      element("span", `crest ${name}`, crests[name]),
      names[name],
      scorers[name],
    );
  const middle = element("div", "between", score, clock);
  const board = element("div", "scoreboard", side("home"), middle, side("away"));
  stage.append(element("div", "match", board, pitch.box));

  let next = fieldAfter(undefined, matchFieldCount);

  const spots = matchResults.map((value) => {
    const name = element("span", "bet-name");
    const odds = element("b", "num");
    return {
      name: value,
      button: betButton("match-bet", name, odds),
      label() {
        const field = matchField(next);
        name.textContent = sideName(field, value);
        odds.textContent = formatHundredths(field.odds[value]);
        return `${name.textContent} ${odds.textContent}`;
      },
    };
  });
  const bets = createBets(
    { stakes, onChange: () => awaitNext() },
    spots,
    (choice) => matchIn(choice)?.bets,
  );
  const buttons = spots.map(({ button }) => button);
  choices.append(betRow(translate("match_result"), "chips match-chips", buttons), bets.bar);

  const line = (field: MatchField): void => {
    for (const name of ["home", "away"] as const) {
      crests[name].src = art(field[name]);
      names[name].textContent = clubName(field, name);
    }
    pitch.wear(art(field.home), art(field.away));
  };

  /** Opens the next match for bets; the bets of the previous one can be repeated. */
  const meetNext = (round: Round | undefined): void => {
    next = fieldAfter(round, matchFieldCount);
    if (round) bets.settle(round);
    bets.relabel();
  };

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
    board.classList.toggle("won", isGain(round));
  };

  const watch = async (goals: readonly Goal[], nonce: number): Promise<void> => {
    // An animation without keyframes serves as a clock that runs even in a hidden page and can be skipped.
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

  /** Shows the clubs that can be bet on; the match that was played is in the last results. */
  const awaitNext = (): void => {
    stop();
    line(matchField(next));
    drawAt(0, [], 0);
  };

  return {
    show(round) {
      meetNext(round);
      awaitNext();
    },

    wait: awaitNext,

    async play(round) {
      const goals = goalsIn(round.shown);
      if (!goals) return;
      stop();
      line(matchField(matchIn(round.choice)?.field));
      if (!isMotionReduced()) await watch(goals, round.nonce);
      end(goals, round);
      meetNext(round);
    },

    skip: () => running?.finish(),
    choice: () => `${next};${bets.choice()}`,
    total: bets.total,
    missing: bets.missing,
    lock: bets.lock,
    describe,
    describeChoice(choice, stake) {
      const known = matchIn(choice);
      const name = (text: string) => {
        const result = matchResults.find((one) => one === text);
        return result ? sideName(matchField(known?.field), result) : text;
      };
      return known && betsText(known.bets, stake, name);
    },
    fillRules: (body) => fillRules(body, matchField(next)),
  };
}

function describe(round: Round): string | undefined {
  const goals = goalsIn(round.shown);
  if (!goals) return undefined;
  const score = scoreText(scoreAfter(goals, matchMinutes));
  return minorUnits(round.win) > 0n
    ? withReturn(translate("match_hit", { score, win: formatAmount(round.win) }), round)
    : translate("match_missed", { score });
}

function fillRules(body: Element, field: MatchField): void {
  const implied = matchResults.reduce((sum, result) => sum + 1_000_000 / field.odds[result], 0);
  body.replaceChildren(
    element("p", "", translate("match_how", { minutes: matchMinutes })),
    element("p", "", translate("match_odds_how")),
    element("p", "", translate("match_fields")),
    rulesTable(
      [
        translate("match_result"),
        translate("match_chance"),
        translate("match_odds"),
        translate("match_return"),
      ],
      matchResults.map((result) => [
        `${translate(wordOf[result])}${result === "draw" ? "" : ` · ${sideName(field, result)}`}`,
        formatPercent(basisPoints(chanceOf(field, result))),
        formatHundredths(field.odds[result]),
        formatPercent(basisPoints(returnOn(field, result))),
      ]),
    ),
    element("p", "", translate("bets_margin", { sum: formatPercent(Math.round(implied)) })),
    element("p", "quiet", translate("match_exact")),
  );
}
