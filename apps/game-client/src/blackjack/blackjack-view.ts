import { isMove, moves } from "@naluma/game-engines/blackjack/table";
import type { Move } from "@naluma/game-engines/blackjack/table";
import { tableOf } from "./read-table.ts";
import { createBlackjackTable } from "./table.ts";
import { fillRules, told } from "./result-text.ts";
import { button, element } from "../page/elements.ts";
import type { EngineView, Round, ViewPorts } from "../page/game-view.ts";
import { minor, say } from "../page/page-words.ts";

/** Where the keys lie, whatever letters are on them. */
const keys: Readonly<Record<Move, string>> = { hit: "H", stand: "S", double: "D", split: "P" };

function moveName(move: Move): string {
  switch (move) {
    case "hit":
      return say("blackjack_hit");
    case "stand":
      return say("blackjack_stand");
    case "double":
      return say("blackjack_double");
    case "split":
      return say("blackjack_split");
  }
}

export function createBlackjackView({ stage, choices, art, move }: ViewPorts): EngineView {
  const table = createBlackjackTable(stage, art);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let next: readonly string[] = [];
  let isLocked = true;
  let dealing: readonly Animation[] = [];

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
  group.setAttribute("aria-label", say("fair_moves"));
  choices.append(group);

  const enable = (): void => {
    for (const { name, press } of presses) {
      press.toggleAttribute("disabled", isLocked || !next.includes(name));
    }
  };
  enable();

  const lay = (round: Round, isDealt: boolean): void => {
    next = round.next;
    enable();
    dealing = table.lay(tableOf(round), minor(round.stake), isDealt && !calm.matches);
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
      lay(round, true);
      await Promise.allSettled(dealing.map((animation) => animation.finished));
      dealing = [];
      table.settle();
    },
    hurry() {
      for (const animation of dealing) animation.finish();
    },
    choice: () => "",
    lock(locked) {
      isLocked = locked;
      enable();
    },
    told,
    moveTold: (taken) => (isMove(taken) ? moveName(taken) : undefined),
    fillRules,
  };
}
