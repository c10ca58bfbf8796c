import { amount, minor, moment, page, say, symbolName, speakCurrency } from "./page-words.ts";
import { balance, open, spin, topUp } from "./provider-calls.ts";
import type { Round, Session } from "./provider-calls.ts";
import { createReelsView } from "./reels-view.ts";
import { fillCheck, fillFairness, fillHistory, fillPaytable } from "./sheets.ts";
import type { OwnSeed } from "./sheets.ts";

/** How often the page asks whether the game still runs and what the wallet holds. */
const pollInterval = 4_000;

/** The reels turn at least so long, in ms: an answer that comes at once would look like a blink. */
const shortestTurn = 380;

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found;
}

const view = createReelsView(
  { reels: part("reels"), paths: part("paths") },
  (symbol) => `/art/${page.code}/${symbol}.svg`,
);
const spinButton = part("spin");
const topUpButton = part("top-up");
const ticket = new URLSearchParams(location.search).get("ticket") ?? "";
const own: OwnSeed = {
  value: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join(""),
};

let stakes: readonly string[] = [];
let stakeIndex = 0;
let held = "0.00";
/** `idle` may spin, `turning` and `fetching` wait for an answer, `landing` can be hurried, `over` plays no more. */
let phase: "opening" | "idle" | "turning" | "landing" | "fetching" | "over" = "opening";
/** A round whose answer was lost: it is sent again under its id, with the stake it had. */
let unanswered:
  | { readonly roundId: string; readonly stake: string; readonly clientSeed: string }
  | undefined;

/** A press for play money whose answer was lost: the next one is sent under the same key. */
let unansweredPress: string | undefined;

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

function tell(text: string, tone: "plain" | "gold" | "warn" = "plain"): void {
  const said = part("said");
  said.textContent = text;
  said.dataset["tone"] = tone;
}

function showBalance(text: string): void {
  held = text;
  part("balance").textContent = amount(text);
  offerTopUp();
}

const covers = (stake: string | undefined): boolean =>
  stake === undefined || minor(held) >= minor(stake);

/** Stays while the answer is awaited, so that the focus is not lost. */
function offerTopUp(): void {
  const waits = phase === "idle" || phase === "fetching";
  topUpButton.hidden = !waits || covers(stakes[stakeIndex]);
}

function showStake(): void {
  part("stake").textContent = amount(stakes[stakeIndex] ?? "0.00");
  const fixed = phase !== "idle" || unanswered !== undefined;
  part("stake-less").toggleAttribute("disabled", fixed || stakeIndex === 0);
  part("stake-more").toggleAttribute("disabled", fixed || stakeIndex >= stakes.length - 1);
  spinButton.toggleAttribute("disabled", ["opening", "fetching", "over"].includes(phase));
  spinButton.setAttribute(
    "aria-label",
    say(phase === "turning" || phase === "landing" ? "spinning" : "spin"),
  );
  document.documentElement.dataset["phase"] = phase;
  offerTopUp();
}

function enter(next: typeof phase): void {
  phase = next;
  showStake();
}

function cover(title: string, text: string, retry: boolean): void {
  for (const sheet of document.querySelectorAll("dialog")) sheet.close();
  part("cover-title").textContent = title;
  part("cover-text").textContent = text;
  part("cover-retry").hidden = !retry;
  part("cover").hidden = false;
  part("stage").inert = true;
  part("desk").inert = true;
  part("cover-box").focus();
  tell(title);
}

function end(): void {
  enter("over");
  const framed = window.parent !== window;
  cover(say("ended_title"), say(framed ? "ended_frame" : "ended_text"), false);
}

const isGain = (round: Round): boolean =>
  minor(round.win) > 0n && minor(round.win) >= minor(round.stake);

function resultText(round: Round): string {
  const win = amount(round.win);
  if (minor(round.win) === 0n) return say("no_win");
  // Less than the stake is no win, whatever the lines did: it is neither called one nor shown in gold.
  if (!isGain(round)) return say("won_part", { win, stake: amount(round.stake) });
  if (round.lines.length > 0) {
    const count = round.lines.length;
    const counted = count === 1 ? say("lines_one") : say("lines_other", { count });
    return say("won_lines", { win, lines: counted });
  }
  return say("won_scatter", { win, count: round.scatters, symbol: symbolName("S") });
}

async function play(): Promise<void> {
  const stake = stakes[stakeIndex];
  if (phase === "landing") return view.hurry();
  if (phase !== "idle" || stake === undefined) return;
  const asked = unanswered ?? { roundId: newId(), stake, clientSeed: own.value };
  unanswered = undefined;
  enter("turning");
  tell(say("spinning"));
  view.turn();
  const [answer] = await Promise.all([
    spin(asked),
    new Promise((resolve) => setTimeout(resolve, shortestTurn)),
  ]);
  if (!answer.ok) return refused(answer.error, asked);

  const { round } = answer.data;
  enter("landing");
  await view.land(round.stops);
  shown = round;
  view.mark(round);
  part("last-win").textContent = amount(round.win);
  showBalance(answer.data.balance);
  tell(resultText(round), isGain(round) ? "gold" : "plain");
  enter("idle");
}

async function fetchPlayMoney(): Promise<void> {
  if (phase !== "idle") return;
  const key = unansweredPress ?? newId();
  unansweredPress = undefined;
  enter("fetching");
  tell(say("top_up_waiting"));
  const answer = await topUp(key);
  enter("idle");
  if (answer.ok) {
    const { amount: given, balance: now } = answer.data;
    const focused = document.activeElement === topUpButton;
    showBalance(now);
    tell(say("top_up_done", { amount: amount(given), balance: amount(now) }), "gold");
    // The button is gone once the stake is covered; what it was pressed for comes next.
    if (focused && topUpButton.hidden) spinButton.focus();
    return;
  }
  if (answer.error === "ended" || answer.error === "session") return end();
  if (answer.error === "lost") unansweredPress = key;
  tell(whyNoTopUp(answer.error, answer.nextAt ?? ""), "warn");
}

function whyNoTopUp(error: string, nextAt: string): string {
  switch (error) {
    case "lost":
      return say("top_up_lost");
    case "enough":
      return say("top_up_enough");
    case "later":
      return say("top_up_later", { when: moment(nextAt) });
    default:
      return say("top_up_closed");
  }
}

let shown: Round | undefined;

/** Before the first round: something to look at that promises nothing. */
const restingStops = [0, 2, 12, 25, 7];

function refused(error: string, asked: NonNullable<typeof unanswered>): void {
  view.show(shown?.stops ?? restingStops);
  view.mark(undefined);
  if (error === "ended" || error === "session") return end();
  if (error === "lost") unanswered = asked;
  enter("idle");
  tell(reason(error), "warn");
}

function reason(error: string): string {
  switch (error) {
    case "lost":
      return say("lost");
    case "balance":
      return say("refused_balance");
    case "stake":
      return say("refused_stake");
    case "maintenance":
      return say("refused_maintenance");
    case "refusing":
      return say("refused_refusing");
    case "reused":
      return say("refused_reused");
    default:
      return say("refused_other");
  }
}

async function start(): Promise<void> {
  part("cover").hidden = true;
  part("stage").inert = false;
  part("desk").inert = false;
  const answer = await open(ticket);
  if (answer.ok) return begin(answer.data);
  if (answer.error === "ended") return end();
  if (answer.error === "lost") return cover(say("failed_title"), say("failed_text"), true);
  enter("over");
  cover(say("unknown_title"), say("unknown_text"), false);
}

function begin(session: Session): void {
  speakCurrency(session.symbol);
  stakes = session.stakes;
  stakeIndex = Math.max(0, stakes.indexOf(session.stake));
  shown = session.last;
  view.show(shown?.stops ?? restingStops);
  view.mark(shown);
  showBalance(session.balance);
  part("last-win").textContent = amount(shown?.win ?? "0.00");
  if (!covers(stakes[0])) tell(say("opened_empty"), "warn");
  else if (!covers(stakes[stakeIndex])) tell(say("refused_balance"), "warn");
  else if (shown) tell(say("last_round", { stake: amount(shown.stake), win: amount(shown.win) }));
  else tell(say("ready"));
  enter("idle");
  setInterval(() => void refresh(), pollInterval);
}

/** The game may have been left in the lobby, or money moved by another window. */
async function refresh(): Promise<void> {
  if (document.hidden || phase !== "idle") return;
  const answer = await balance();
  if (phase !== "idle") return;
  if (answer.ok) showBalance(answer.data);
  else if (answer.error === "ended" || answer.error === "session") end();
}

function openSheet(id: "paytable" | "history" | "fairness"): void {
  const sheet = part(id);
  const body = part(`${id}-body`);
  if (id === "paytable") fillPaytable(body);
  if (id === "history") showHistory(body);
  if (id === "fairness") void fillFairness(body, own);
  if (sheet instanceof HTMLDialogElement) sheet.showModal();
}

function showHistory(body: HTMLElement): void {
  void fillHistory(body, (round) => {
    void fillCheck(body, round, () => showHistory(body));
    body.focus();
  });
}

document.documentElement.classList.toggle("framed", window.parent !== window);
spinButton.addEventListener("click", () => void play());
topUpButton.addEventListener("click", () => void fetchPlayMoney());
part("cover-retry").addEventListener("click", () => void start());
part("stake-less").addEventListener("click", () => {
  stakeIndex = Math.max(0, stakeIndex - 1);
  showStake();
});
part("stake-more").addEventListener("click", () => {
  stakeIndex = Math.min(stakes.length - 1, stakeIndex + 1);
  showStake();
});
for (const id of ["paytable", "history", "fairness"] as const) {
  part(`open-${id}`).addEventListener("click", () => openSheet(id));
  const sheet = part(id);
  sheet.querySelector("[data-close]")?.addEventListener("click", () => {
    if (sheet instanceof HTMLDialogElement) sheet.close();
  });
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet && sheet instanceof HTMLDialogElement) sheet.close();
  });
}
document.addEventListener("keydown", (event) => {
  const free = event.target === document.body && !document.querySelector("dialog[open]");
  if (event.code !== "Space" || !free || event.repeat) return;
  event.preventDefault();
  void play();
});
document.addEventListener("visibilitychange", () => void refresh());

view.show(restingStops);
void start();
