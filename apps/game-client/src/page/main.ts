import { celebrate } from "./celebrate.ts";
import { element, part } from "./elements.ts";
import type { Round } from "./game-view.ts";
import { needed } from "./load-or-offer-retry.ts";
import { offerSheets } from "./sheets.ts";
import { amount, isGain, minor, page, say, speakCurrency } from "./page-words.ts";
import { balance, beginRound, makeMove, newestRound, open, topUp } from "./provider-calls.ts";
import type { Played, Session } from "./provider-calls.ts";
import { randomId } from "./random-id.ts";
import { cover, reason, tell, uncover, whyNoTopUp } from "./messages.ts";
import { views } from "./views.ts";

/** How often the page asks whether the game still runs, what the wallet holds and what became of an open round. */
const pollInterval = 4_000;

/** The same for a round that ends by itself: what happens is seen soon after it did. */
const timedInterval = 400;

/** A round is awaited at least so long, in ms: an answer that comes at once would look like a blink. */
const shortestWait = 380;

const createView = await needed(views[page.engine]());
const view = createView({
  stage: part("game"),
  choices: part("choices"),
  art: (symbol) => `/art/${page.code}/${symbol}.svg`,
  move: (move) => void play(move),
});
const pressButton = part("spin");
const topUpButton = part("top-up");
const ticket = new URLSearchParams(location.search).get("ticket") ?? "";
const own = { value: randomId(8) };

let stakes: readonly string[] = [];
let stakeIndex = 0;
let held = "0.00";
/**
 * `idle` may begin a round, `waiting` and `fetching` wait for an answer, `landing` can be hurried, `open` has a
 * round that goes on, `over` plays no more.
 */
let phase: "opening" | "idle" | "waiting" | "landing" | "open" | "fetching" | "over" = "opening";
/** The newest round. */
let shown: Round | undefined;
/** A round whose answer was lost: it is sent again under its id, with the stake and the choice that it had. */
let unanswered: Parameters<typeof beginRound>[0] | undefined;
/** A press for play money whose answer was lost: the next one is sent under the same key. */
let unansweredPress: string | undefined;

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

function showControls(): void {
  part("stake").textContent = amount(stakes[stakeIndex] ?? "0.00");
  part("stake-steps").replaceChildren(
    ...stakes.map((_stake, step) => element("i", step <= stakeIndex ? "on" : "")),
  );
  const fixed = phase !== "idle" || unanswered !== undefined;
  part("stake-less").toggleAttribute("disabled", fixed || stakeIndex === 0);
  part("stake-more").toggleAttribute("disabled", fixed || stakeIndex >= stakes.length - 1);
  pressButton.toggleAttribute("disabled", ["opening", "fetching", "open", "over"].includes(phase));
  pressButton.setAttribute(
    "aria-label",
    say(phase === "waiting" || phase === "landing" ? "spinning" : "spin"),
  );
  document.documentElement.dataset["phase"] = phase;
  offerTopUp();
  view.lock(fixed && phase !== "open");
}

function enter(next: typeof phase): void {
  phase = next;
  showControls();
}

function end(): void {
  enter("over");
  const framed = window.parent !== window;
  cover(say("ended_title"), say(framed ? "ended_frame" : "ended_text"), false);
}

function resultOf(round: Round): string {
  const own = view.told(round);
  if (own !== undefined) return own;
  if (!round.isOver) return say("round_open", { stake: amount(round.staked) });
  const win = amount(round.win);
  if (minor(round.win) === 0n) return say("no_win");
  // Less than the stake is no win, whatever the game did: it is neither called one nor shown in gold.
  if (!isGain(round)) return say("won_part", { win, stake: amount(round.staked) });
  return say("won", { win });
}

/** The press: begins a round, or lets the one that is landing stand. */
async function press(): Promise<void> {
  const stake = stakes[stakeIndex];
  if (phase === "landing") return view.hurry();
  if (phase !== "idle" || stake === undefined) return;
  const asked = unanswered ?? {
    roundId: randomId(16),
    stake,
    choice: view.choice(),
    clientSeed: own.value,
  };
  unanswered = undefined;
  enter("waiting");
  tell(say("spinning"));
  view.wait();
  const [answer] = await Promise.all([
    beginRound(asked),
    new Promise((resolve) => setTimeout(resolve, shortestWait)),
  ]);
  if (answer.ok) {
    const wasPressed = document.activeElement === pressButton;
    await land(answer.data);
    if (wasPressed && !answer.data.round.isOver) takeFocus();
    return;
  }

  view.show(shown);
  if (answer.error === "ended" || answer.error === "session") return end();
  // Begun in another window, or in one that was closed: it goes on here.
  if (answer.error === "open") return catchUp(reason("open"));
  if (answer.error === "lost") unanswered = asked;
  enter("idle");
  tell(reason(answer.error), "warn");
}

async function play(move: string): Promise<void> {
  if (phase !== "open" || !shown) return;
  const wasInside = part("choices").contains(document.activeElement);
  enter("waiting");
  const answer = await makeMove({ roundId: shown.id, step: shown.moves.length, move });
  if (answer.ok) {
    await land(answer.data);
    if (wasInside) takeFocus();
    return;
  }
  if (answer.error === "ended" || answer.error === "session") return end();
  if (answer.error !== "lost" && answer.error !== "balance") return catchUp(reason(answer.error));
  // The same move is sent again as the same step of the round: it counts once.
  enter("open");
  tell(reason(answer.error), "warn");
}

async function land({ round, balance: now }: Played): Promise<void> {
  shown = round;
  enter("landing");
  await view.play(round);
  showBalance(now);
  tell(resultOf(round), round.isOver && isGain(round) ? "gold" : "plain");
  if (round.isOver) part("last-win").textContent = amount(round.win);
  const times = Number(minor(round.win)) / Number(minor(round.staked));
  if (round.isOver && times > 1) celebrate(part("game"), times);
  enter(round.isOver ? "idle" : "open");
}

/** Whoever plays by keyboard goes from the press to the moves, and back when the round is over. */
function takeFocus(): void {
  const moves = part("choices").querySelector<HTMLElement>("button:enabled");
  (phase === "open" ? moves : pressButton)?.focus();
}

/** Shows the newest round as it stands, after something went another way than this window knew. */
async function catchUp(why: string): Promise<void> {
  const answer = await newestRound();
  if (!answer.ok && (answer.error === "ended" || answer.error === "session")) return end();
  if (answer.ok) {
    shown = answer.data.round;
    view.show(shown);
    showBalance(answer.data.balance);
  }
  enter(shown && !shown.isOver ? "open" : "idle");
  tell(why, "warn");
}

async function fetchPlayMoney(): Promise<void> {
  if (phase !== "idle") return;
  const key = unansweredPress ?? randomId(16);
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
    if (focused && topUpButton.hidden) pressButton.focus();
    return;
  }
  if (answer.error === "ended" || answer.error === "session") return end();
  if (answer.error === "lost") unansweredPress = key;
  tell(whyNoTopUp(answer.error, answer.nextAt ?? ""), "warn");
}

async function start(): Promise<void> {
  uncover();
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
  view.show(shown);
  showBalance(session.balance);
  part("last-win").textContent = amount(shown?.win ?? "0.00");
  if (shown && !shown.isOver) tell(resultOf(shown));
  else if (!covers(stakes[0])) tell(say("opened_empty"), "warn");
  else if (!covers(stakes[stakeIndex])) tell(say("refused_balance"), "warn");
  else if (shown) tell(say("last_round", { stake: amount(shown.staked), win: amount(shown.win) }));
  else tell(say("ready"));
  enter(shown && !shown.isOver ? "open" : "idle");
  setInterval(() => void refresh(), pollInterval);
  if (view.isTimed) setInterval(() => void follow(), timedInterval);
}

/** The game may have been left in the lobby, money moved by another window, a round ended by itself. */
async function refresh(): Promise<void> {
  if (document.hidden) return;
  if (phase === "open") return follow();
  if (phase !== "idle") return;
  const answer = await balance();
  if (phase !== "idle") return;
  if (answer.ok) showBalance(answer.data);
  else if (answer.error === "ended" || answer.error === "session") end();
}

let isAsking = false;

async function follow(): Promise<void> {
  if (phase !== "open" || document.hidden || isAsking) return;
  isAsking = true;
  const answer = await newestRound();
  isAsking = false;
  if (phase !== "open") return;
  if (!answer.ok) {
    if (answer.error === "ended" || answer.error === "session") end();
    return;
  }
  const { round } = answer.data;
  const isNews =
    round.id !== shown?.id || round.isOver || round.moves.length !== shown.moves.length;
  if (!isNews) return;
  const wasInside = part("choices").contains(document.activeElement);
  await land(answer.data);
  if (wasInside) takeFocus();
}

document.documentElement.classList.toggle("framed", window.parent !== window);
pressButton.addEventListener("click", () => void press());
topUpButton.addEventListener("click", () => void fetchPlayMoney());
part("cover-retry").addEventListener("click", () => void start());
part("stake-less").addEventListener("click", () => {
  stakeIndex = Math.max(0, stakeIndex - 1);
  showControls();
});
part("stake-more").addEventListener("click", () => {
  stakeIndex = Math.min(stakes.length - 1, stakeIndex + 1);
  showControls();
});
offerSheets(view, own);
document.addEventListener("keydown", (event) => {
  const free = event.target === document.body && !document.querySelector("dialog[open]");
  if (event.code !== "Space" || !free || event.repeat) return;
  event.preventDefault();
  void press();
});
document.addEventListener("visibilitychange", () => void refresh());

view.show(undefined);
void start();
