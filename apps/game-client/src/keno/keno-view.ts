import {
  ballCount,
  ballsIn,
  boardSize,
  choiceOf,
  keno,
  maxPicks,
  payOf,
  picksIn,
  returnOn,
} from "@naluma/game-engines/keno";
import { basisPoints } from "@naluma/game-engines/odds";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { button, element, picture } from "../page/elements.ts";
import { formatAmount, formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { isGain } from "../page/money.ts";
import { withReturn } from "../page/result-text.ts";
import { rulesTable } from "../page/rules-table.ts";
import { translate } from "../page/translate.ts";

/** In milliseconds: the delay between two balls, and how long one rolls. */
const ballGap = 260;
const rollTime = 420;

/** The number of picks in a quick pick when nothing has been picked yet. */
const quickPicks = 5;

const numbers = Array.from({ length: boardSize }, (_, index) => index + 1);

export function createKenoView({ stage, choices, art }: ViewPorts): GameView {
  const picks = new Set<number>();
  let balls: readonly number[] = [];
  /** All balls of a round while they roll in. */
  let coming: readonly number[] = [];
  let isLocked = false;
  const rolling = createAnimations();

  const slots = Array.from({ length: ballCount }, () => element("span", "ball num"));
  const hero = element("span", "keno-hero", picture(art("H"), 56));
  const row = element("div", "balls", hero, ...slots);
  row.setAttribute("aria-hidden", "true");
  const fields = numbers.map((value) => button("", "field-number num", () => turn(value)));
  const board = element("div", "board", ...fields);
  board.setAttribute("role", "group");
  board.setAttribute("aria-label", translate("keno_board"));
  const ladder = element("ul", "pay-ladder");
  stage.append(element("div", "keno", row, board, ladder));

  const count = element("p", "keno-count num");
  const quick = button(translate("keno_quick"), "button", () => pickQuickly());
  const none = button(translate("keno_clear"), "button", () => pick([]));
  choices.append(count, quick, none);

  const hits = (): number => balls.filter((ball) => picks.has(ball)).length;

  function draw(): void {
    fields.forEach((field, index) => {
      const value = index + 1;
      const isPicked = picks.has(value);
      const isDrawn = balls.includes(value);
      field.textContent = formatNumber(value);
      field.setAttribute("aria-pressed", String(isPicked));
      if (isDrawn)
        field.setAttribute("aria-label", translate("keno_drawn", { number: formatNumber(value) }));
      else field.removeAttribute("aria-label");
      field.classList.toggle("drawn", isDrawn);
      field.toggleAttribute("disabled", isLocked || (!isPicked && picks.size >= maxPicks));
    });
    slots.forEach((slot, index) => {
      const ball = coming[index] ?? balls[index];
      slot.textContent = ball === undefined ? "" : formatNumber(ball);
      slot.classList.toggle("came", ball !== undefined);
      slot.classList.toggle("hit", ball !== undefined && balls.includes(ball) && picks.has(ball));
    });
    count.textContent = translate("keno_count", { count: picks.size, most: maxPicks });
    quick.toggleAttribute("disabled", isLocked);
    none.toggleAttribute("disabled", isLocked || picks.size === 0);
    drawLadder();
  }

  function drawLadder(): void {
    const paying = numbers.slice(0, picks.size).filter((some) => payOf(picks.size, some) > 0);
    const reached = balls.length === 0 ? 0 : hits();
    ladder.replaceChildren(
      ...paying.map((some) =>
        element(
          "li",
          some === reached ? "reached num" : "num",
          `${formatNumber(some)} → `,
          element("b", "", `×${times(payOf(picks.size, some))}`),
        ),
      ),
    );
  }

  /** Changing the picks clears the last round's balls. */
  function pick(chosen: Iterable<number>): void {
    const some = [...chosen].slice(0, maxPicks);
    picks.clear();
    for (const value of some) picks.add(value);
    balls = [];
    draw();
  }

  function turn(value: number): void {
    pick(picks.has(value) ? [...picks].filter((other) => other !== value) : [...picks, value]);
  }

  function pickQuickly(): void {
    const left = [...numbers];
    const random = crypto.getRandomValues(new Uint32Array(picks.size || quickPicks));
    pick(Array.from(random, (drawn) => left.splice(drawn % left.length, 1)).flat());
  }

  return {
    show(round) {
      rolling.cancel();
      coming = [];
      if (round) {
        pick(picksIn(round.choice) ?? []);
        balls = ballsIn(round.shown) ?? [];
      }
      draw();
    },

    wait() {
      balls = [];
      draw();
    },

    async play(round) {
      const all = ballsIn(round.shown) ?? [];
      balls = [];
      if (!isMotionReduced()) {
        coming = all;
        draw();
        const rolls = all.map((_ball, index) => {
          const slot = slots[index] ?? row;
          const roll = slot.animate(
            {
              transform: ["translateX(60vw) rotate(540deg)", "none"],
              opacity: [0, 1],
            },
            {
              delay: index * ballGap,
              duration: rollTime,
              easing: "cubic-bezier(.2,.7,.3,1)",
              fill: "backwards",
            },
          );
          const come = () => {
            balls = all.slice(0, Math.max(balls.length, index + 1));
            draw();
          };
          void roll.finished.then(come, () => undefined);
          return roll;
        });
        await rolling.play(rolls);
        rolling.cancel();
      }
      coming = [];
      balls = all;
      draw();
    },

    skip: rolling.finish,

    choice: () => choiceOf(picks),
    missing: () => (picks.size === 0 ? translate("keno_none", { most: maxPicks }) : undefined),
    lock(locked) {
      isLocked = locked;
      draw();
    },
    describe,
    describeChoice: (choice) => picksIn(choice)?.map(formatNumber).join(", "),
    fillRules,
  };
}

/** Whole numbers are written without decimals: 50, but 9.80. */
const times = (odds: number): string =>
  odds % 100 === 0 ? formatNumber(odds / 100) : formatHundredths(odds);

function describe(round: Round): string | undefined {
  const picks = picksIn(round.choice);
  const balls = ballsIn(round.shown);
  if (!picks || !balls) return undefined;
  const hits = picks.filter((pick) => balls.includes(pick)).length;
  if (isGain(round)) {
    return translate("keno_hit", { hits, picks: picks.length, win: formatAmount(round.win) });
  }
  return withReturn(translate("keno_missed", { hits, picks: picks.length }), round);
}

function fillRules(body: Element): void {
  const paid = (picks: number) =>
    numbers
      .slice(0, picks)
      .filter((hits) => payOf(picks, hits) > 0)
      .map((hits) =>
        `${formatNumber(hits)} → ×${times(payOf(picks, hits))}`.replaceAll(" ", "\u00a0"),
      )
      .join(" · ");
  body.replaceChildren(
    element("p", "", translate("keno_how", { size: boardSize, balls: ballCount, most: maxPicks })),
    rulesTable(
      [translate("keno_picks"), translate("keno_pays"), translate("keno_return")],
      numbers
        .slice(0, maxPicks)
        .map((picks) => [
          formatNumber(picks),
          paid(picks),
          formatPercent(basisPoints(returnOn(picks))),
        ]),
    ),
    element(
      "p",
      "quiet",
      translate("keno_exact", { rtp: formatPercent(keno.returnInBasisPoints) }),
    ),
  );
}
