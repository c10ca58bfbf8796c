import { targetOf } from "@naluma/game-engines/crash";
import { ground, highestCash, lowestCash, reachedAt } from "@naluma/game-engines/crash/curve";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element } from "../page/elements.ts";
import { formatAmount, formatPercent, formatMultiplier } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { pageData } from "../page/page-data.ts";
import { isRecord } from "../page/read-json.ts";
import { withReturn } from "../page/result-text.ts";
import { translate } from "../page/translate.ts";
import { createCrashChoices } from "./cash-out-controls.ts";
import { createSky, shownMultiplier } from "./sky.ts";

/** The number of past crashes shown above the flight. */
const remembered = 8;

/** The shortest time between two announcements, in ms: high up, whole steps pass faster than they can be spoken. */
const speechPause = 2_500;

interface Ending {
  readonly multiplier: number;
  readonly point: number;
  readonly isCashed: boolean;
}

/** The ending of a finished round; undefined while it is open. */
function endingOf({ shown, isOver }: Round): Ending | undefined {
  if (!isOver || !isRecord(shown)) return undefined;
  const { multiplier, point, isCashed } = shown;
  return { multiplier: Number(multiplier), point: Number(point), isCashed: isCashed === true };
}

export function createCrashView({ stage, choices, art, move }: ViewPorts): GameView {
  const flight = element("div", "flight");
  const sky = createSky(flight, art("H"));
  const number = element("p", "flown num", formatMultiplier(ground));
  const caption = element("p", "caption");
  const crashes = element("ol", "crashes");
  crashes.setAttribute("aria-label", translate("crash_list"));
  const liveText = element("p", "unseen");
  liveText.setAttribute("aria-live", "polite");
  flight.append(element("div", "reading", number, caption), crashes, liveText);
  stage.append(element("div", "frame", flight));

  const controls = createCrashChoices(choices, () => move("cash"));
  let flying: { readonly round: Round; readonly since: number; readonly max: number } | undefined;
  let frame = 0;
  const leaving = createAnimations();
  let seen: readonly string[] = [];

  const read = (multiplier: number, tone: "" | "gold" | "bad", under: string): void => {
    const text = formatMultiplier(multiplier);
    if (number.textContent !== text) number.textContent = text;
    number.dataset["tone"] = tone;
    if (caption.textContent !== under) caption.textContent = under;
  };

  const rest = (): void => {
    land();
    controls.offer("target");
    sky.draw({ elapsed: 0, end: "none" });
    read(ground, "", "");
  };

  const land = (): void => {
    cancelAnimationFrame(frame);
    flying = undefined;
    liveText.textContent = "";
  };

  let announcedAt = 0;
  let announcedStep = 1;
  const speak = (multiplier: number, now: number): void => {
    const step = Math.floor(multiplier / ground);
    if (step <= announcedStep || now - announcedAt < speechPause) return;
    announcedStep = step;
    announcedAt = now;
    liveText.textContent = `${step}×`;
  };

  const fly = (): void => {
    if (!flying) return;
    const { round, since, max } = flying;
    const now = performance.now();
    const elapsed = Math.min(now - since, reachedAt(max));
    const multiplier = shownMultiplier(now - since, max);
    if (!isMotionReduced()) sky.draw({ elapsed, end: "none" });
    read(multiplier, "", "");
    controls.showPayout(minorUnits(round.stake), multiplier);
    speak(multiplier, now);
    frame = requestAnimationFrame(fly);
  };

  const take = (round: Round): void => {
    land();
    leaving.cancel();
    announcedStep = 1;
    announcedAt = 0;
    if (isMotionReduced()) sky.draw({ elapsed: 0, end: "none" });
    // The response took a moment to arrive, so the page lags the server by that much and is never ahead.
    flying = { round, since: round.since, max: targetOf(round.choice) ?? highestCash };
    controls.offer("cash");
    fly();
  };

  const stand = (round: Round, ending: Ending): void => {
    land();
    controls.offer("target");
    const { multiplier, point, isCashed } = ending;
    sky.draw({ elapsed: reachedAt(multiplier), end: isCashed ? "cashed" : "crashed" });
    read(
      multiplier,
      isCashed ? "gold" : "bad",
      isCashed
        ? translate("crash_cashed", { win: formatAmount(round.win) })
        : translate("crash_crashed"),
    );
    remember(round.id, point, isCashed);
  };

  const remember = (id: string, point: number, isCashed: boolean): void => {
    if (seen.includes(id)) return;
    seen = [...seen, id].slice(-remembered);
    crashes.prepend(element("li", isCashed ? "num cashed" : "num", formatMultiplier(point)));
    crashes.children[remembered]?.remove();
  };

  document.addEventListener("keydown", (event) => {
    const isFree = event.target === document.body && !document.querySelector("dialog[open]");
    if (event.code !== "Space" || !isFree || event.repeat || !flying) return;
    event.preventDefault();
    move("cash");
  });

  return {
    isTimed: true,
    show(round) {
      const ending = round && endingOf(round);
      if (!round) rest();
      else if (ending) stand(round, ending);
      else take(round);
    },
    wait: rest,
    async play(round) {
      const ending = endingOf(round);
      if (!ending) return take(round);
      stand(round, ending);
      if (isMotionReduced()) return;
      await leaving.play(sky.leave(ending.isCashed ? "cashed" : "crashed"));
    },
    skip: leaving.finish,
    choice() {
      const target = controls.target();
      return target === undefined ? "" : `auto:${target}`;
    },
    lock: controls.lock,
    describe,
    describeChoice(choice) {
      const target = targetOf(choice);
      return target === undefined
        ? undefined
        : `${translate("crash_target")}: ${formatMultiplier(target)}`;
    },
    describeMove: (taken) =>
      `${translate("crash_cash")}: ${formatMultiplier(Number(taken.replace("cash:", "")))}`,
    fillRules,
  };
}

function describe(round: Round): string | undefined {
  const ending = endingOf(round);
  const target = targetOf(round.choice);
  if (!ending) {
    return target === undefined
      ? translate("crash_flying")
      : translate("crash_flying_target", { multiplier: formatMultiplier(target) });
  }
  const multiplier = formatMultiplier(ending.multiplier);
  if (!ending.isCashed) return translate("crash_result_crashed", { multiplier });
  const win = formatAmount(round.win);
  const point = formatMultiplier(ending.point);
  return withReturn(translate("crash_result_cashed", { multiplier, win, point }), round);
}

function fillRules(body: Element): void {
  body.replaceChildren(
    ...[
      translate("crash_how"),
      translate("crash_how_target", {
        least: formatMultiplier(lowestCash),
        most: formatMultiplier(highestCash),
      }),
      translate("crash_how_point", { ground: formatMultiplier(ground) }),
    ].map((text) => element("p", "", text)),
    element("p", "quiet", translate("crash_return", { rtp: formatPercent(pageData.rtp) })),
  );
}
