import { createAutoplay } from "./autoplay-controls.ts";
import { byId } from "./elements.ts";
import { followProvider } from "./follow-provider.ts";
import { formatAmount, setCurrency } from "./format.ts";
import { endsGame, offerLimits, showEnding, showRefusal } from "./game-over.ts";
import type { GamePhase, Round } from "./game-view.ts";
import { connectKeys } from "./keys.ts";
import { connectLimitsLinks, lobbyAround, reportOpenRound } from "./lobby-around.ts";
import {
  hideOverlay,
  loadOrOfferRetry,
  roundRefusal,
  showMessage,
  showOverlay,
} from "./messages.ts";
import { decimal, isGain, minorUnits } from "./money.ts";
import { pageData } from "./page-data.ts";
import { pageKey, randomId } from "./page-key.ts";
import { createPlayMoney } from "./play-money.ts";
import { beginRound, makeMove, newestRound, openSession, reportShown } from "./provider-calls.ts";
import type { Played, Refused, Session } from "./provider-calls.ts";
import { followRealityCheck } from "./reality-check.ts";
import { describeResult, lastRoundText } from "./result-text.ts";
import { createResultsStrip } from "./results-strip.ts";
import { connectSheets } from "./sheets.ts";
import { showWin, skipWin } from "./show-win.ts";
import { playSound } from "./sound.ts";
import { createStakeControl } from "./stake-control.ts";
import { connectSwitches } from "./switches.ts";
import { translate } from "./translate.ts";
import { views } from "./views.ts";

/** The shortest wait for a round, in ms: an immediate answer would look like a flicker. */
const minimumWait = 380;

const createView = await loadOrOfferRetry(views[pageData.engine]());
const stakes = createStakeControl(showControls);
const view = createView({
  stage: byId("game"),
  choices: byId("choices"),
  art: (symbol) => `/art/${pageData.code}/${symbol}.svg`,
  stakes,
  move: (move) => void sendMove(move),
});
const pressButton = byId("spin");
const ticket = new URLSearchParams(location.search).get("ticket") ?? "";
const key = pageKey(ticket, { store: () => sessionStorage, history });
const tellOpenRound = reportOpenRound({ ...lobbyAround(), format: formatAmount });
const clientSeed = { value: randomId(8) };
const results = createResultsStrip();

let balanceText = "0.00";
let phase: GamePhase = "opening";
let shown: Round | undefined;
/** A round whose response was lost. It is sent again with the same id, stake and choice. */
let unanswered: Parameters<typeof beginRound>[0] | undefined;

const autoplay = createAutoplay({
  async playRound() {
    const before = shown?.id;
    await startRound();
    return phase === "idle" && shown?.id !== before ? shown : undefined;
  },
  stake: nextStake,
  canAfford,
  changed: showControls,
  announce: (text) =>
    showMessage(shown && phase === "idle" ? `${describeResult(view, shown)} ${text}` : text),
});

const playMoney = createPlayMoney({
  phase: () => phase,
  enterPhase,
  coversStake: () => canAfford(nextStake()),
  showBalance,
  endGame,
});

const provider = followProvider({
  isTimed: view.isTimed === true,
  phase: () => phase,
  shown: () => shown,
  showBalance,
  showNews,
  endGame,
  lostRoundId: () => unanswered?.roundId,
  async showLost(played) {
    unanswered = undefined;
    await showResult(played);
  },
  restText: () => (phase === "open" && shown ? describeResult(view, shown) : lastRoundText(shown)),
  reopen: () => void start(),
});

function showBalance(text: string): void {
  balanceText = text;
  byId("balance").textContent = formatAmount(text);
  playMoney.offer();
}

/** The total that the next round takes: the stake, or all bets on the table. */
function nextStake(): string | undefined {
  return view.total?.() ?? stakes.current();
}

function canAfford(stake: string | undefined): boolean {
  return stake === undefined || minorUnits(balanceText) >= minorUnits(stake);
}

function showControls(): void {
  const fixed = phase !== "idle" || unanswered !== undefined || autoplay.isOn();
  stakes.show(fixed);
  pressButton.toggleAttribute("disabled", ["opening", "fetching", "open", "over"].includes(phase));
  const word = translate(phase === "waiting" || phase === "landing" ? "spinning" : "spin");
  pressButton.setAttribute("aria-label", word);
  byId("spin-word").textContent = word;
  document.documentElement.dataset["phase"] = phase;
  autoplay.lock(phase !== "idle");
  playMoney.offer();
  // A timed round ends by itself, so the player need not come back for it.
  if (!view.isTimed) tellOpenRound(shown);
  view.lock(fixed && phase !== "open");
}

function enterPhase(next: GamePhase): void {
  phase = next;
  showControls();
}

function endGame(refused: Refused): void {
  autoplay.end("refused");
  enterPhase("over");
  showEnding(refused);
}

/** The session that started the game has ended, through a logout here or a login elsewhere. */
function endLoggedOut(): void {
  autoplay.end("refused");
  enterPhase("over");
  showOverlay(translate("logged_out_title"), translate("logged_out_text"), false);
}

/** The main button starts a round, or skips the animation of the last one. */
async function startOrSkip(): Promise<void> {
  if (phase === "landing") return skip();
  if (!autoplay.isOn()) await startRound();
}

async function startRound(): Promise<void> {
  const stake = nextStake();
  if (phase !== "idle" || stake === undefined) return;
  const missing = unanswered ? undefined : view.missing?.();
  if (missing !== undefined) return showMessage(missing, "warn");
  const asked = unanswered ?? {
    roundId: randomId(16),
    stake,
    choice: view.choice(),
    clientSeed: clientSeed.value,
  };
  const heldBefore = balanceText;
  // A repeated request may have been paid already.
  if (!unanswered && canAfford(stake))
    showBalance(decimal(minorUnits(heldBefore) - minorUnits(stake)));
  unanswered = undefined;
  enterPhase("waiting");
  playSound("start");
  offerLimits("limits", false);
  showMessage(translate("spinning"));
  view.wait();
  const [answer] = await Promise.all([
    beginRound(asked),
    new Promise((resolve) => setTimeout(resolve, minimumWait)),
  ]);
  if (answer.ok) {
    const wasPressed = document.activeElement === pressButton;
    await showResult(answer.data);
    if (wasPressed && !answer.data.round.isOver) moveFocus();
    return;
  }

  view.show(shown);
  showBalance(heldBefore);
  if (endsGame(answer)) return endGame(answer);
  if (answer.error === "logged-out") return endLoggedOut();
  // The round was started in another window and continues here.
  if (answer.error === "open") return showNewestRound(roundRefusal("open"));
  if (answer.error === "lost") unanswered = asked;
  enterPhase("idle");
  showRefusal(answer.error, roundRefusal(answer.error));
}

function skip(): void {
  view.skip();
  skipWin();
}

async function sendMove(move: string): Promise<void> {
  if (phase !== "open" || !shown) return;
  const wasInside = byId("choices").contains(document.activeElement);
  enterPhase("waiting");
  const answer = await makeMove({ roundId: shown.id, step: shown.moves.length, move });
  if (answer.ok) {
    await showResult(answer.data);
    if (wasInside) moveFocus();
    return;
  }
  if (endsGame(answer)) return endGame(answer);
  if (!["lost", "balance", "loss-limit"].includes(answer.error))
    return showNewestRound(roundRefusal(answer.error));
  // A repeated move has the same step number and counts once.
  enterPhase("open");
  showRefusal(answer.error, roundRefusal(answer.error));
}

async function showResult({ round, balance: now }: Played): Promise<void> {
  shown = round;
  enterPhase("landing");
  // The stake is deducted at once; the win is added when the game has shown it.
  if (round.isOver) showBalance(decimal(minorUnits(now) - minorUnits(round.win)));
  await view.play(round);
  if (round.isOver) {
    if (!isGain(round)) playSound("end");
    await showWin(round);
  }
  showBalance(now);
  void reportShown();
  showMessage(describeResult(view, round), round.isOver && isGain(round) ? "gold" : "plain");
  results.add(round);
  enterPhase(round.isOver ? "idle" : "open");
}

/** Called when the open round has advanced in another window or by itself. */
async function showNews(played: Played): Promise<void> {
  const wasInside = byId("choices").contains(document.activeElement);
  await showResult(played);
  if (wasInside) moveFocus();
}

/** Moves the keyboard focus from the main button to the moves, and back when the round is over. */
function moveFocus(): void {
  const moves = byId("choices").querySelector<HTMLElement>("button:enabled");
  (phase === "open" ? moves : pressButton)?.focus();
}

/** Shows the newest round after another window changed it. */
async function showNewestRound(why: string): Promise<void> {
  const answer = await newestRound();
  if (!answer.ok && endsGame(answer)) return endGame(answer);
  if (answer.ok) {
    shown = answer.data.round;
    view.show(shown);
    showBalance(answer.data.balance);
    void reportShown();
  }
  enterPhase(shown && !shown.isOver ? "open" : "idle");
  showMessage(why, "warn");
}

async function start(): Promise<void> {
  hideOverlay();
  const answer = await openSession({ ticket, key });
  if (answer.ok) return begin(answer.data);
  if (endsGame(answer)) return endGame(answer);
  if (answer.error === "lost")
    return showOverlay(translate("failed_title"), translate("failed_text"), true);
  if (answer.error === "logged-out") return endLoggedOut();
  enterPhase("over");
  const title = answer.error === "used" ? "used_title" : "unknown_title";
  showOverlay(translate(title), translate("unknown_text"), false);
}

function begin(session: Session): void {
  setCurrency(session);
  stakes.offer(session.stakes, session.stake);
  connectSwitches(view.hasQuick === true && session.rules.turbo);
  autoplay.offer(view.canRepeat === true && session.rules.autoplay);
  shown = session.last;
  view.show(shown);
  showBalance(session.balance);
  byId("last-win").textContent = formatAmount(shown?.win ?? "0.00");
  if (shown && !shown.isOver) showMessage(describeResult(view, shown));
  else if (!canAfford(stakes.smallest())) showMessage(translate("opened_empty"), "warn");
  else if (!canAfford(nextStake())) showMessage(translate("refused_balance"), "warn");
  else showMessage(lastRoundText(shown));
  enterPhase(shown && !shown.isOver ? "open" : "idle");
  void results.load();
  provider.start();
}

document.documentElement.classList.toggle("framed", window.parent !== window);
pressButton.addEventListener("click", () => void startOrSkip());
byId("overlay-retry").addEventListener("click", () => void start());
connectSheets(view, clientSeed);
followRealityCheck({
  ...lobbyAround(),
  page: window,
  isWindow: window.parent === window,
  stopAutoplay: () => autoplay.end("pressed"),
});
connectKeys(() => void startOrSkip());
connectLimitsLinks(lobbyAround(), window.parent !== window);

view.show(undefined);
void start();
