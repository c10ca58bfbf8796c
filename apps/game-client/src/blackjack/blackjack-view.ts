import { isMove, moves } from "@naluma/game-engines/blackjack/table";
import type { Move } from "@naluma/game-engines/blackjack/table";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { button, element } from "../page/elements.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { minorUnits } from "../page/money.ts";
import { translate } from "../page/translate.ts";
import { tableOf } from "./read-table.ts";
import { describe, fillRules } from "./result-text.ts";
import { createBlackjackTable } from "./table.ts";

/** Physical keys, independent of the keyboard layout. */
const keys: Readonly<Record<Move, string>> = { hit: "H", stand: "S", double: "D", split: "P" };

function moveName(move: Move): string {
  switch (move) {
    case "hit":
      return translate("blackjack_hit");
    case "stand":
      return translate("blackjack_stand");
    case "double":
      return translate("blackjack_double");
    case "split":
      return translate("blackjack_split");
  }
}

export function createBlackjackView({ stage, choices, art, move }: ViewPorts): GameView {
  const table = createBlackjackTable(stage, art);
  let next: readonly string[] = [];
  let isLocked = true;
  const dealing = createAnimations();

  const presses = moves.map((name) => {
    const press = button("", "button move", () => move(name));
    const key = element("kbd", "", keys[name]);
    key.setAttribute("aria-hidden", "true");
    press.append(moveName(name), key);
    press.setAttribute("aria-keyshortcuts", keys[name]);
    return { name, press };
  });
  const group = element("div", "moves", ...presses.map(({ press }) => press));
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", translate("fair_moves"));
  choices.append(group);

  const enable = (): void => {
    for (const { name, press } of presses) {
      press.toggleAttribute("disabled", isLocked || !next.includes(name));
    }
  };
  enable();

  const lay = (round: Round, isDealt: boolean): readonly Animation[] => {
    dealing.cancel();
    next = round.next;
    enable();
    return table.lay(tableOf(round), minorUnits(round.stake), isDealt);
  };

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (isTyping || isOther || document.querySelector("dialog[open]")) return;
    const pressed = presses.find(({ name }) => event.code === `Key${keys[name]}`);
    if (!pressed || pressed.press.hasAttribute("disabled")) return;
    event.preventDefault();
    move(pressed.name);
  });

  return {
    show(round) {
      next = [];
      table.clear();
      if (round) lay(round, false);
      enable();
    },
    wait() {
      next = [];
      table.clear();
    },
    async play(round) {
      await dealing.play(lay(round, !isMotionReduced()));
      table.settle();
    },
    skip: dealing.finish,
    choice: () => "",
    lock(locked) {
      isLocked = locked;
      enable();
    },
    describe,
    describeMove: (taken) => (isMove(taken) ? moveName(taken) : undefined),
    fillRules,
  };
}
