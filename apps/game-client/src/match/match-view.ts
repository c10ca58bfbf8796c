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
import { picture } from "../page/svg.ts";
import { element } from "../page/elements.ts";
import type { EngineView, Round, ViewPorts } from "../page/game-view.ts";
import { drawPitch } from "./pitch.ts";
import { amount, hundredths, minor, nameOf, number, percent, say } from "../page/page-words.ts";
import { radioGroup } from "../page/radio-group.ts";
import { rulesTable } from "../page/rules-table.ts";

/** How long ninety minutes are watched, in ms. */
const playTime = 4_800;

/** How long a new score is looked at, in ms. */
const cheerTime = 520;

const wordOf: Readonly<Record<MatchResult, "quick_home" | "quick_draw" | "quick_away">> = {
  home: "quick_home",
  draw: "quick_draw",
  away: "quick_away",
};

const scoreText = ({ home, away }: Score): string => `${number(home)} – ${number(away)}`;

export function createMatchView({ stage, choices, art }: ViewPorts): EngineView {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
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
      element("span", "", nameOf(drawing)),
      scorers[name],
    );
  };
  const middle = element("div", "between", score, clock);
  const board = element("div", "scoreboard", side("home"), middle, side("away"));
  stage.append(element("div", "match", board, pitch.box));

  const results = radioGroup("match-result", {
    legend: say("match_result"),
    className: "chips match-chips",
    options: matchResults.map((value) => ({
      value,
      content: [
        element("span", "", say(wordOf[value])),
        element("b", "num", hundredths(matchOdds[value])),
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
    clock.textContent = `${number(whole)}′`;
    for (const name of ["home", "away"] as const) {
      const fallen = goals.filter((goal) => goal.side === name && goal.minute <= whole);
      if (scorers[name].childElementCount === fallen.length) continue;
      scorers[name].replaceChildren(
        ...fallen.map((goal) => element("li", "", `${number(goal.minute)}′`)),
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
    board.classList.toggle("won", minor(round.win) > 0n);
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
      if (!calm.matches) await watch(goals, round.nonce);
      end(goals, round);
    },

    hurry: () => running?.finish(),
    choice: () => results.value(),
    lock: (isLocked) => results.lock(isLocked),
    told,
    choiceTold(choice) {
      const chosen = matchResults.find((result) => result === choice);
      return chosen && say(wordOf[chosen]);
    },
    fillRules,
  };
}

function told(round: Round): string | undefined {
  const goals = goalsIn(round.shown);
  if (!goals) return undefined;
  const score = scoreText(scoreAfter(goals, matchMinutes));
  return minor(round.win) > 0n
    ? say("match_hit", { score, win: amount(round.win) })
    : say("match_missed", { score });
}

function fillRules(body: Element): void {
  body.replaceChildren(
    element("p", "", say("match_how", { minutes: matchMinutes })),
    element("p", "", say("match_odds_how")),
    rulesTable(
      [say("match_result"), say("match_chance"), say("match_odds"), say("match_return")],
      matchResults.map((result) => [
        say(wordOf[result]),
        percent(basisPoints(chanceOf(result))),
        hundredths(matchOdds[result]),
        percent(basisPoints(returnOn(result))),
      ]),
    ),
    element("p", "quiet", say("match_exact")),
  );
}
