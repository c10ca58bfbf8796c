import { endsGame } from "./game-over.ts";
import type { GamePhase, Round } from "./game-view.ts";
import { offersRetry, saysConnectionLost, showMessage } from "./messages.ts";
import { balance, newestRound, type Answer, type Played, type Refused } from "./provider-calls.ts";

/** The outcome of the first response after a lost one. */
export type AfterLost = "still-lost" | "ended" | "was-played" | "was-not-played";

/**
 * The fate of the round whose response was lost. Fetching the newest round moves no money: either it is the lost round,
 * or the lost round was never played.
 */
export function afterLost(answer: Answer<Played>, lostRound: string | undefined): AfterLost {
  if (answer.ok) return answer.data.round.id === lostRound ? "was-played" : "was-not-played";
  if (endsGame(answer)) return "ended";
  return "still-lost";
}

/** How often the page polls the balance, the open round and whether the game was left, in ms. */
const pollInterval = 4_000;

/** The same for a round that ends by itself, so that its end is shown soon. */
const timedPollInterval = 400;

interface Ports {
  /** Whether an open round ends by itself. */
  readonly isTimed: boolean;
  phase(): GamePhase;
  shown(): Round | undefined;
  showBalance(balance: string): void;
  /** Called when the open round has advanced elsewhere. */
  showNews(played: Played): Promise<void>;
  endGame(refused: Refused): void;
  lostRoundId(): string | undefined;
  /** Called when the lost round turns out to have been played. */
  showLost(played: Played): Promise<void>;
  /** The message for when nothing is happening. */
  restText(): string;
  reopen(): void;
}

/** Polls the provider, because another window may have left the game, moved money or finished the round. */
export function followProvider(ports: Ports) {
  const { isTimed, phase, shown, showBalance, showNews, endGame, restText } = ports;
  let isPolling = false;

  async function poll(): Promise<void> {
    if (document.hidden) return;
    if (phase() === "open") return pollRound();
    if (phase() !== "idle") return;
    if (saysConnectionLost()) return recover();
    const answer = await balance();
    if (phase() !== "idle") return;
    if (answer.ok) showBalance(answer.data);
    else if (endsGame(answer)) endGame(answer);
  }

  /**
   * Finds out what became of the round whose response was lost, and clears the connection message once the connection
   * is back.
   */
  async function recover(): Promise<void> {
    const answer = await newestRound();
    if (phase() !== "idle" || !saysConnectionLost()) return;
    const told = afterLost(answer, ports.lostRoundId());
    if (told === "ended" && !answer.ok) return endGame(answer);
    if (answer.ok && told === "was-played") return ports.showLost(answer.data);
    // A game without any rounds has no newest round, so only the balance is fetched.
    const held = answer.ok ? { ok: true, data: answer.data.balance } : await balance();
    if (!held.ok || phase() !== "idle") return;
    showBalance(held.data);
    showMessage(restText());
  }

  async function pollRound(): Promise<void> {
    if (phase() !== "open" || document.hidden || isPolling) return;
    isPolling = true;
    const answer = await newestRound();
    isPolling = false;
    if (phase() !== "open") return;
    if (!answer.ok) {
      if (endsGame(answer)) endGame(answer);
      return;
    }
    const { round } = answer.data;
    const before = shown();
    const isNews =
      round.id !== before?.id || round.isOver || round.moves.length !== before.moves.length;
    if (isNews) await showNews(answer.data);
    else if (saysConnectionLost()) showMessage(restText());
  }

  document.addEventListener("visibilitychange", () => void poll());
  // When the network was the only problem, the game opens again without a press.
  window.addEventListener("online", () => void (offersRetry() ? ports.reopen() : poll()));

  return {
    /** Starts polling, once the game is on the screen. */
    start(): void {
      setInterval(() => void poll(), pollInterval);
      if (isTimed) setInterval(() => void pollRound(), timedPollInterval);
    },
  };
}
