import type { Bet } from "@naluma/game-engines/bets";
import { button, element, svg } from "../page/elements.ts";
import { formatAmount } from "../page/format.ts";
import type { Round, ViewPorts } from "../page/game-view.ts";
import { showMessage } from "../page/messages.ts";
import { decimal, minorUnits } from "../page/money.ts";
import { translate } from "../page/translate.ts";
import {
  amountOn,
  choiceOf,
  cleared,
  differsFromLast,
  emptySlip,
  played,
  repeated,
  slipOf,
  totalOf,
  withBet,
  withoutLast,
} from "./slip.ts";

export interface BetSpot {
  /** The engine's name for the spot. */
  readonly name: string;
  readonly button: HTMLElement;
  /** The displayed name, which may change with the odds. */
  readonly label: () => string;
}

const slipIcons = {
  undo: "M9 5L4.5 9.5L9 14M5 9.5h9a5 5 0 0 1 0 10h-3",
  clear: "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7",
  repeat: "M17 3l3 3-3 3M4 12V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 12v3a3 3 0 0 1-3 3H4",
} as const;

/** The name stays as text for screen readers; on a low phone there is no room to show it beside the table. */
function slipButton(name: string, icon: string, press: () => void): HTMLElement {
  const made = button("", "button slim", press);
  const drawing = svg(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: icon }),
  );
  made.append(drawing, element("span", "", name));
  return made;
}

/** Several bets in one round: the spots to press, the total, and a bar with undo, clear and repeat. */
export interface Bets {
  /** The total and the undo, clear and repeat buttons. */
  readonly bar: HTMLElement;
  choice(): string;
  /** Decimal text. */
  total(): string;
  /** The sentence that says what is missing before a round can begin. */
  missing(): string | undefined;
  lock(isLocked: boolean): void;
  /** Keeps the bets of a round on the table, because the next round accepts the same ones. */
  keep(round: Round): void;
  /** Empties the slip, because the next round offers different bets; the bets of this round can still be repeated. */
  settle(round: Round): void;
  relabel(): void;
}

/** @param onChange called when the player has changed the bets of the next round */
export function createBets(
  { stakes, onChange }: Pick<ViewPorts, "stakes"> & { readonly onChange?: () => void },
  spots: readonly BetSpot[],
  betsIn: (choice: string) => readonly Bet[] | undefined,
): Bets {
  let slip = emptySlip;
  let isLocked = true;
  /** The round whose bets were taken over. Bets of a refused round are kept for the next attempt. */
  let known: string | undefined;
  const total = element("output", "num");
  const units = (text: string | undefined): bigint => minorUnits(text ?? "0.00");
  const written = (amount: bigint): string => formatAmount(decimal(amount));

  const undo = slipButton(translate("bets_undo"), slipIcons.undo, () => change(withoutLast(slip)));
  const clear = slipButton(translate("bets_clear"), slipIcons.clear, () => change(cleared(slip)));
  const repeat = slipButton(translate("bets_repeat"), slipIcons.repeat, () =>
    change(repeated(slip)),
  );
  const sum = element("p", "bets-total", element("span", "", translate("bets_total")), " ", total);
  const news = element("p", "bets-next", translate("bets_next"));
  news.hidden = true;
  const bar = element("div", "bets-bar", news, sum, undo, clear, repeat);

  const drawn = spots.map((spot) => {
    // The face is hidden from screen readers, which read the name, odds and bet as one text.
    const face = element("span", "bet-face", ...spot.button.childNodes);
    face.setAttribute("aria-hidden", "true");
    const chip = element("span", "bet-chip num");
    const name = element("span", "unseen");
    face.append(chip);
    spot.button.append(face, name);
    spot.button.classList.add("bet-spot");
    spot.button.addEventListener("click", () => place(spot));
    return { chip, name };
  });

  function draw(): void {
    total.textContent = written(totalOf(slip));
    spots.forEach((spot, index) => {
      const amount = amountOn(slip, spot.name);
      const text = amount > 0n ? written(amount) : "";
      const { chip, name } = drawn[index] ?? {};
      const bet = spot.label();
      if (chip) chip.textContent = text;
      if (name) name.textContent = text === "" ? bet : translate("bets_on", { bet, amount: text });
      spot.button.classList.toggle("has-bet", amount > 0n);
      // Not `disabled`, which would lose the focus in every round.
      spot.button.setAttribute("aria-disabled", String(isLocked));
    });
    undo.toggleAttribute("disabled", isLocked || slip.placed.length === 0);
    clear.toggleAttribute("disabled", isLocked || slip.placed.length === 0);
    repeat.toggleAttribute("disabled", isLocked || !differsFromLast(slip));
  }

  /** Until a bet is placed, the result of the last round stays visible beside the odds of the next one. */
  function announceNext(isShown: boolean): void {
    news.hidden = !isShown;
    sum.hidden = isShown;
  }

  function set(next: typeof slip): void {
    slip = next;
    announceNext(false);
    draw();
    onChange?.();
  }

  function change(next: typeof slip): void {
    if (isLocked) return;
    set(next);
    // Undo, clear and repeat lose the focus when they have nothing left to do; move it to the first spot.
    if (document.activeElement === document.body) spots[0]?.button.focus();
    showMessage(
      totalOf(slip) === 0n
        ? translate("bets_cleared")
        : translate("bets_now", { total: written(totalOf(slip)) }),
    );
  }

  function place({ name, label }: BetSpot): void {
    const stake = stakes.current();
    if (isLocked || stake === undefined) return;
    const max = units(stakes.largest());
    const next = withBet(slip, { spot: name, amount: units(stake), max });
    if (!next) return showMessage(translate("bets_limit", { limit: written(max) }), "warn");
    set(next);
    const amount = written(amountOn(slip, name));
    showMessage(translate("bets_placed", { bet: label(), amount, total: written(totalOf(slip)) }));
  }

  function takeOver(round: Round, isSettled: boolean): void {
    const bets = betsIn(round.choice);
    if (!bets || round.id === known) return;
    known = round.id;
    const ofRound = slipOf(bets, minorUnits(round.stake));
    slip = isSettled ? cleared(ofRound) : ofRound;
    announceNext(isSettled);
    draw();
  }

  draw();
  return {
    bar,
    choice() {
      slip = played(slip);
      return choiceOf(slip, units(stakes.smallest()));
    },
    total: () => decimal(totalOf(slip)),
    missing: () => (totalOf(slip) === 0n ? translate("bets_none") : undefined),
    lock(locked) {
      isLocked = locked;
      draw();
    },
    keep: (round) => takeOver(round, false),
    settle: (round) => takeOver(round, true),
    relabel: draw,
  };
}

/** The bets of a round as text: "Red $1.00 · 17 $2.00". */
export function betsText(
  bets: readonly Bet[],
  stake: string,
  nameOf: (spot: string) => string,
): string {
  const slip = slipOf(bets, minorUnits(stake));
  return bets
    .map(({ spot }) => `${nameOf(spot)} ${formatAmount(decimal(amountOn(slip, spot)))}`)
    .join(" · ");
}
