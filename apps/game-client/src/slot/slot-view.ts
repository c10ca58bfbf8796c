import { slotFamilies, slotFamilyOf } from "@naluma/game-engines/slot/families";
import {
  restingStops,
  stepsOf,
  unitsOf,
  unitsPerStake,
  windowOf,
  type SlotFamily,
  type SlotStep,
} from "@naluma/game-engines/slot/family";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element } from "../page/elements.ts";
import { formatAmount } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { decimal, isGain, minorUnits } from "../page/money.ts";
import { paced } from "../page/pace.ts";
import { pageData } from "../page/page-data.ts";
import { translate } from "../page/translate.ts";
import { fillPaytable } from "./paytable.ts";
import { createReels } from "./reels.ts";

/** The amount of this many units of a round's stake, as decimal text. */
const amountOf = ({ stake }: Pick<Round, "stake">, units: number): string =>
  decimal((minorUnits(stake) * BigInt(units)) / BigInt(unitsPerStake));

/** Explains a win; undefined leaves it to the page. */
function describeSlot(family: SlotFamily, round: Round): string | undefined {
  const win = formatAmount(round.win);
  const steps = stepsOf(family, round.shown);
  const free = steps.at(-1)?.freeGame ?? 0;
  if (free > 0) return translate("won_free", { win, count: free });
  const [first] = steps;
  if (!first || steps.length > 1) return undefined;
  if (first.multiplier > 1) return translate("won_times", { win, times: first.multiplier });
  if (!family.lines) return undefined;
  const count = first.wins.filter(({ path }) => path !== undefined).length;
  if (count === 0) {
    const scatters = first.wins[0]?.count ?? 0;
    return translate("won_scatter", { win, count: scatters, symbol: translate("scatter") });
  }
  const counted = count === 1 ? translate("lines_one") : translate("lines_other", { count });
  return translate("won_lines", { win, lines: counted });
}

/** How long the view pauses after a winning step and after one without a win, in ms. */
const winPause = 560;
const plainPause = 160;

/** The time that a free game takes to land, as a share of a paid game's. */
const freeShare = 0.42;

/** Falls back to the first family, so that something is drawn for any engine. */
const familyOf = ({ engine }: Pick<Round, "engine">): SlotFamily => {
  const found = slotFamilyOf(engine) ?? slotFamilies[0];
  if (!found) throw new Error("There are no slots");
  return found;
};

export function createSlotView({ stage, art }: ViewPorts): GameView {
  const family = familyOf(pageData);
  const { style, dataset } = document.documentElement;
  style.setProperty("--columns", String(family.strips.length));
  style.setProperty("--rows", String(family.rows));
  const hasFeature = Boolean(family.freeGames ?? family.multipliers ?? family.ladder);
  dataset["feature"] = String(hasFeature);

  const animations = createAnimations();
  const reels = createReels(family, art, animations);
  const feature = element("p", "feature");
  feature.setAttribute("aria-hidden", "true");
  stage.append(...(hasFeature ? [feature] : []), element("div", "frame", reels.root));

  const resting = windowOf(family, restingStops(family, pageData.code));
  let isHurried = false;
  let endPause: (() => void) | undefined;

  const pause = (time: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** If a game changed its family, its reels cannot show the older rounds. */
  const stepsIn = (round: Round | undefined): readonly SlotStep[] =>
    round?.engine === family.name ? stepsOf(family, round.shown) : [];

  const tellFeature = (round: Round | undefined, steps: readonly SlotStep[], at: number): void => {
    const step = steps[at];
    const all = steps.at(-1)?.freeGame ?? 0;
    const parts = [
      ...(all > 0 && step && step.freeGame > 0
        ? [translate("free_now", { now: step.freeGame, all })]
        : []),
      ...(step && step.multiplier > 1 ? [`${translate("multiplier")} ×${step.multiplier}`] : []),
      ...(round && steps.length > 1
        ? [formatAmount(amountOf(round, unitsOf(steps.slice(0, at + 1))))]
        : []),
    ];
    feature.textContent = parts.join(" · ");
  };

  /** Shows the best step together with the total win of the round, once everything has stopped. */
  const showBest = (round: Round | undefined): void => {
    const steps = stepsIn(round);
    const best = steps.toSorted((one, other) => other.units - one.units)[0];
    reels.mark(undefined);
    reels.stand(best?.window ?? resting);
    reels.mark(best);
    if (!best) feature.textContent = "";
    else tellFeature(round, steps, steps.length - 1);
  };

  async function showStep(steps: readonly SlotStep[], at: number): Promise<void> {
    const step = steps[at];
    if (!step) return;
    const before = steps[at - 1];
    if (step.kind === "cascade" && before) {
      const gone = before.wins.filter(({ symbol }) => symbol !== "S");
      await reels.fall(
        gone.flatMap(({ places }) => places),
        step.window,
      );
    } else await reels.land(step.window, paced(step.freeGame > 0 ? freeShare : 1));
    reels.mark(step);
  }

  return {
    hasQuick: true,
    canRepeat: true,
    show: showBest,
    wait() {
      feature.textContent = "";
      reels.spin();
    },
    async play(round) {
      const steps = stepsIn(round);
      if (isMotionReduced() || steps.length === 0) return showBest(round);
      isHurried = false;
      for (const at of steps.keys()) {
        tellFeature(round, steps.slice(0, at), at - 1);
        await showStep(steps, at);
        tellFeature(round, steps, at);
        if (at < steps.length - 1 && !isHurried) {
          await pause(paced((steps[at]?.units ?? 0) > 0 ? winPause : plainPause));
        }
        if (isHurried) return showBest(round);
      }
    },
    skip() {
      isHurried = true;
      animations.finish();
      endPause?.();
    },
    choice: () => "",
    lock: () => undefined,
    describe: (round) => (isGain(round) ? describeSlot(familyOf(round), round) : undefined),
    fillRules: (body) => fillPaytable(body, family, art),
  };
}
