import { isFair } from "../slot/fairness.ts";
import { lineCount, linePays, lines, resultOf, scatterPays } from "../slot/pays.ts";
import type { SlotSymbol } from "../slot/reels.ts";
import { amount, minor, number, page, percent, say, symbolName } from "./page-words.ts";
import { history, rotateSeed } from "./provider-calls.ts";
import type { Round } from "./provider-calls.ts";

type Child = Node | string;

export function element(
  name: string,
  className: string,
  ...children: readonly Child[]
): HTMLElement {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

function button(label: string, className: string, press: () => void): HTMLElement {
  const made = element("button", className, label);
  made.addEventListener("click", press);
  return made;
}

/** Where a player's own seed lives while the page is open. */
export interface OwnSeed {
  value: string;
}

const artOf = (symbol: SlotSymbol): string => `/art/${page.code}/${symbol}.svg`;

function picture(symbol: SlotSymbol): HTMLElement {
  const image = new Image(44, 44);
  image.alt = "";
  image.src = artOf(symbol);
  return element("span", `cell small cell-${symbol}`, image);
}

/** The paytable: what each symbol pays, the lines, and the return worked out from the reels. */
export function fillPaytable(body: Element): void {
  const ladder = (times: readonly number[]) =>
    times.map((value, index) =>
      element("li", "num", `${index + 3} × `, element("b", "", number(value))),
    );
  const symbolCard = (symbol: SlotSymbol, times: readonly number[], note = "") =>
    element(
      "li",
      "pay",
      picture(symbol),
      element(
        "div",
        "",
        element("b", "", symbolName(symbol)),
        ...(note === "" ? [] : [element("p", "quiet", note)]),
        element("ul", "ladder", ...ladder(times)),
      ),
    );
  const paying: readonly (keyof typeof linePays)[] = ["H", "A", "B", "C", "D", "E", "F"];
  const share = `1/${lineCount}`;
  body.replaceChildren(
    element(
      "p",
      "",
      say("pays_how", { lines: lineCount, share, wild: say("wild"), scatter: say("scatter") }),
    ),
    element(
      "ul",
      "pays",
      symbolCard("W", []),
      symbolCard("S", scatterPays, say("pays_scatter", { scatter: say("scatter") })),
    ),
    element("h3", "", say("pays_line")),
    element("ul", "pays", ...paying.map((symbol) => symbolCard(symbol, linePays[symbol]))),
    element("h3", "", say("lines_title")),
    element("ul", "lines", ...lines.map(lineDrawing)),
    element("p", "quiet", say("pays_return", { rtp: percent(page.rtp) })),
  );
}

function lineDrawing(path: readonly number[], index: number): HTMLElement {
  const grid = element("span", "line-grid");
  for (let row = 0; row < 3; row += 1) {
    for (const crossed of path) grid.append(element("i", crossed === row ? "on" : ""));
  }
  return element("li", "", grid, element("span", "num quiet", number(index + 1)));
}

/** The rounds of this game; each can be checked. */
export async function fillHistory(body: Element, check: (round: Round) => void): Promise<void> {
  body.replaceChildren(element("p", "quiet", "…"));
  const answer = await history();
  if (!answer.ok) return body.replaceChildren(element("p", "", say("lost")));
  const { rounds } = answer.data;
  if (rounds.length === 0) return body.replaceChildren(element("p", "", say("history_none")));
  const head = element(
    "tr",
    "",
    ...[say("history_time"), say("stake"), say("history_win"), say("history_check")].map((word) =>
      element("th", "", word),
    ),
  );
  const row = (round: Round) => {
    const press = button(say("history_check"), "button slim", () => check(round));
    press.setAttribute("aria-label", say("history_check_round", { nonce: round.nonce }));
    return element(
      "tr",
      "",
      element("td", "num", round.at),
      element("td", "num", amount(round.stake)),
      element("td", minor(round.win) > 0n ? "num gold" : "num", amount(round.win)),
      element("td", "", press),
    );
  };
  body.replaceChildren(
    element("p", "quiet", say("history_again", { count: rounds.length })),
    element("table", "", element("thead", "", head), element("tbody", "", ...rounds.map(row))),
  );
}

function fact(label: string, value: string): HTMLElement {
  return element("div", "fact", element("dt", "", label), element("dd", "num", value));
}

/** The seed in use, the player's own, and how to begin another. */
export async function fillFairness(body: Element, own: OwnSeed): Promise<void> {
  const answer = await history();
  const seed = answer.ok ? answer.data.seed : undefined;
  if (!seed) return body.replaceChildren(element("p", "", say(answer.ok ? "ended_title" : "lost")));
  const field = document.createElement("input");
  field.id = "own-seed";
  field.value = own.value;
  field.maxLength = 64;
  field.autocomplete = "off";
  field.spellcheck = false;
  const hint = element("p", "quiet", say("fair_client_hint"));
  hint.id = "own-seed-hint";
  field.setAttribute("aria-describedby", hint.id);
  field.addEventListener("input", () => {
    const fine = /^[A-Za-z0-9]{4,64}$/.test(field.value);
    if (fine) own.value = field.value;
    field.setAttribute("aria-invalid", String(!fine));
    hint.textContent = say(fine ? "fair_client_hint" : "fair_client_wrong");
  });
  const label = element("label", "", say("fair_client"));
  label.setAttribute("for", field.id);
  const told = element("p", "good");
  told.setAttribute("role", "status");
  const rotate = button(say("fair_rotate"), "button strong", () => {
    rotate.setAttribute("disabled", "");
    void rotateSeed().then(async (rotated) => {
      if (rotated.ok) await fillFairness(body, own);
      const place = body.querySelector("[role=status]");
      if (place) place.textContent = say(rotated.ok ? "fair_rotated" : "lost");
      rotate.removeAttribute("disabled");
    });
  });
  body.replaceChildren(
    element("p", "", say("fair_how")),
    element(
      "dl",
      "facts",
      fact(say("fair_commitment"), seed.commitment),
      fact(say("fair_nonce"), number(seed.nextNonce)),
    ),
    element("div", "field", label, field, hint),
    rotate,
    told,
  );
}

/** One round: its seeds, and whether it follows from them, calculated here. */
export async function fillCheck(body: Element, round: Round, back: () => void): Promise<void> {
  const verdict = element("p", "verdict", "…");
  verdict.setAttribute("role", "status");
  body.replaceChildren(
    button(say("back"), "button slim", back),
    element("h3", "", say("fair_check_title", { nonce: round.nonce })),
    verdict,
    element(
      "dl",
      "facts",
      fact(say("fair_commitment"), round.commitment),
      fact(say("fair_server"), round.serverSeed ?? say("fair_hidden")),
      fact(say("fair_client"), round.clientSeed),
      fact(say("fair_stops"), round.stops.join(" · ")),
      fact(say("stake"), amount(round.stake)),
      fact(say("history_win"), amount(round.win)),
    ),
  );
  const outcome = await judged(round);
  verdict.textContent = say(outcome);
  verdict.classList.toggle("good", outcome === "fair_true");
  verdict.classList.toggle("bad", outcome === "fair_false");
}

async function judged(
  round: Round,
): Promise<"fair_true" | "fair_false" | "fair_wait" | "fair_unable"> {
  if (round.serverSeed === undefined) return "fair_wait";
  if (!globalThis.isSecureContext) return "fair_unable";
  const { serverSeed, clientSeed, nonce, commitment, stops } = round;
  const drawnSo = await isFair({ serverSeed, clientSeed, nonce }, { commitment, stops });
  const paidSo = resultOf(stops, minor(round.stake)).win === minor(round.win);
  return drawnSo && paidSo ? "fair_true" : "fair_false";
}
