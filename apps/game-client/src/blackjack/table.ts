import { totalOf } from "@naluma/game-engines/blackjack/cards";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { cardOn } from "../cards/card.ts";
import { element, picture } from "../page/elements.ts";
import { formatAmount, formatNumber } from "../page/format.ts";
import type { ViewPorts } from "../page/game-view.ts";
import { decimal } from "../page/money.ts";
import { translate } from "../page/translate.ts";
import type { ShownTable } from "./read-table.ts";
import { resultName } from "./result-text.ts";

/** In milliseconds: how long a card travels, the delay before the next card, a flip, and the dealer's next card. */
const way = 340;
const nextCard = 190;
const turning = 420;
const nextOfDealer = 460;

interface Laid {
  readonly card: Card | undefined;
  readonly box: HTMLElement;
}

export interface BlackjackTable {
  clear(): void;
  /** @param stake minor units of one hand; new cards are dealt from the shoe if `isDealt` */
  lay(table: ShownTable, stake: bigint, isDealt: boolean): readonly Animation[];
  /** Shows totals and results, which wait until all cards have landed. */
  settle(): void;
}

export function createBlackjackTable(stage: HTMLElement, art: ViewPorts["art"]): BlackjackTable {
  const mark = picture(art("H"), 200);
  mark.className = "mark";
  const shoe = element("div", "shoe");
  shoe.setAttribute("aria-hidden", "true");
  shoe.append(...[1, 2, 3].map(() => cardOn(undefined, art).firstElementChild ?? ""));
  const rows = element("div", "rows");
  const felt = element("div", "felt", mark, shoe, rows);
  stage.append(element("div", "rim", felt));

  let dealer: readonly Laid[] = [];
  let hands: readonly (readonly Laid[])[] = [];

  const row = (
    className: string,
    title: string,
    { laid, extras }: { readonly laid: readonly Laid[]; readonly extras: readonly Node[] },
  ): HTMLElement => {
    const cards = element("ul", "cards", ...laid.map(({ box }) => box));
    cards.style.setProperty("--count", String(Math.max(2, laid.length)));
    const name = element("h3", "name", title);
    const shown = laid.flatMap(({ card }) => card ?? []);
    const { total, isSoft } = totalOf(shown);
    const text =
      isSoft && total < 21
        ? `${formatNumber(total - 10)}/${formatNumber(total)}`
        : formatNumber(total);
    const heading = element("div", "heading", name, element("p", "total num", text));
    return element("section", className, heading, cards, ...extras);
  };

  const lay: BlackjackTable["lay"] = (table, stake, isDealt) => {
    const before = { dealer, hands: splitAs(hands, table.hands.length) };
    const boxed = (card: Card | undefined): Laid => ({ card, box: cardOn(card, art) });
    dealer = [...table.dealer.map(boxed), ...(table.turn === undefined ? [] : [boxed(undefined)])];
    hands = table.hands.map(({ cards }) => cards.map(boxed));

    rows.replaceChildren(
      row("dealer", translate("blackjack_dealer"), { laid: dealer, extras: [] }),
      element(
        "div",
        "hands",
        ...table.hands.map(({ stakes, result }, index) => {
          const isOnly = table.hands.length === 1;
          const title = isOnly
            ? translate("blackjack_hand")
            : translate("blackjack_hand_of", { number: formatNumber(index + 1) });
          const verdict = result && element("p", `result ${result}`, resultName(result));
          const bet = element("p", "bet num", formatAmount(decimal(stake * BigInt(stakes))));
          return row(
            `hand${index === table.turn ? " turn" : ""}${verdict ? ` ${result}` : ""}`,
            title,
            {
              laid: hands[index] ?? [],
              extras: [element("div", "foot", bet, ...(verdict ? [verdict] : []))],
            },
          );
        }),
      ),
    );
    felt.classList.toggle("two", table.hands.length > 1);
    felt.classList.toggle("dealing", isDealt);
    if (!isDealt) return [];
    return dealt(shoe, { before, now: { dealer, hands } });
  };

  const clear = (): void => {
    dealer = [];
    hands = [];
    felt.classList.remove("two");
    rows.replaceChildren(
      emptyPlace("dealer", translate("blackjack_dealer")),
      element("div", "hands", emptyPlace("hand", translate("blackjack_hand"))),
    );
  };
  clear();

  return {
    clear,
    lay,
    settle: () => felt.classList.remove("dealing"),
  };
}

function emptyPlace(className: string, title: string): HTMLElement {
  const spots = element("div", "cards", element("i", "card spot"), element("i", "card spot"));
  const heading = element("div", "heading", element("p", "name", title));
  const isHand = className === "hand";
  const foot = isHand ? [element("div", "foot")] : [];
  const place = element("div", className, heading, spots, ...foot);
  place.setAttribute("aria-hidden", "true");
  return place;
}

interface Cards {
  readonly dealer: readonly Laid[];
  readonly hands: readonly (readonly Laid[])[];
}

/** The cards before a split, at their positions after it. */
function splitAs(hands: Cards["hands"], count: number): Cards["hands"] {
  const [only] = hands;
  if (count < 2 || hands.length !== 1 || !only) return hands;
  return [only.slice(0, 1), only.slice(1, 2)];
}

/** Deals new cards from the shoe: the first four in turn, later those of the hands, then the dealer's. */
function dealt(
  shoe: HTMLElement,
  { before, now }: { readonly before: Cards; readonly now: Cards },
): readonly Animation[] {
  const from = shoe.getBoundingClientRect();
  const animations: Animation[] = [];
  let delay = 0;

  const slideIn = ({ box }: Laid): void => {
    const to = box.getBoundingClientRect();
    const start = `translate(${(from.left - to.left).toFixed(0)}px, ${(from.top - to.top).toFixed(0)}px) rotate(24deg)`;
    const frames = [
      { transform: start, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.01 },
      { transform: "none", opacity: 1 },
    ];
    const timing = {
      duration: way,
      delay,
      easing: "cubic-bezier(.2,.7,.3,1)",
      fill: "backwards",
    } as const;
    animations.push(box.animate(frames, timing));
  };
  const turn = ({ box }: Laid): void => {
    const frames = { transform: ["rotateY(180deg)", "none"] };
    const timing = { duration: turning, delay, easing: "ease-in-out", fill: "backwards" } as const;
    const leaf = box.querySelector(".leaf");
    if (leaf) animations.push(leaf.animate(frames, timing));
  };

  const fresh = now.hands.map((hand, index) => hand.slice(before.hands[index]?.length ?? 0));
  const [open, hole, ...drawn] = now.dealer;
  const isFirst = before.dealer.length === 0;
  const [first, second, ...others] = fresh.flat();
  const inTurn = isFirst ? [first, open, second, hole, ...others] : [first, second, ...others];
  for (const laid of inTurn) {
    if (!laid) continue;
    slideIn(laid);
    delay += nextCard;
  }
  if (hole?.card !== undefined && before.dealer[1]?.card === undefined) {
    delay += isFirst ? way : nextCard;
    turn(hole);
    delay += turning;
    for (const laid of drawn) {
      slideIn(laid);
      delay += nextOfDealer;
    }
  }
  return animations;
}
