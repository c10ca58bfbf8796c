import { endsGame } from "./game-over.ts";
import type { GamePhase } from "./game-phase.ts";
import type { Round } from "./game-view.ts";
import { offersRetry, saysConnectionLost, showMessage } from "./messages.ts";
import { balance, newestRound, type Answer, type Played, type Refused } from "./provider-calls.ts";

/** What the first answer after a lost one tells. */
export type AfterLost = "still-lost" | "ended" | "was-played" | "was-not-played";

/**
 * What became of the round whose answer was lost. The newest round is asked for, which takes no money: it is that
 * round, or that round was not played.
 */
export function afterLost(answer: Answer<Played>, lostRound: string | undefined): AfterLost {
  if (answer.ok) return answer.data.round.id === lostRound ? "was-played" : "was-not-played";
  if (endsGame(answer)) return "ended";
  return "still-lost";
}

/** How often the page asks for the balance, the open round and whether the game was left. */
const pollInterval = 4_000;

/** The same for a round that ends by itself, so that its end shows soon. */
const timedPollInterval = 400;

interface Ports {
  /** An open round ends by itself. */
  readonly isTimed: boolean;
  phase(): GamePhase;
  /** The newest round that the page has. */
  shown(): Round | undefined;
  showBalance(balance: string): void;
  /** The open round has moved elsewhere. */
  showNews(played: Played): Promise<void>;
  endGame(refused: Refused): void;
  /** The round whose answer was lost, if there is one. */
  lostRoundId(): string | undefined;
  /** It was played. */
  showLost(played: Played): Promise<void>;
  /** What the page says where nothing happens. */
  restText(): string;
  /** Opens the game once more. */
  reopen(): void;
}

/** Another window may have left the game, moved money or finished the round. */
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

  /** What became of the round whose answer was lost; the message of it does not outlive the connection's return. */
  async function recover(): Promise<void> {
    const answer = await newestRound();
    if (phase() !== "idle" || !saysConnectionLost()) return;
    const told = afterLost(answer, ports.lostRoundId());
    if (told === "ended" && !answer.ok) return endGame(answer);
    if (answer.ok && told === "was-played") return ports.showLost(answer.data);
    // Of a game in which nothing was played yet there is no newest round.
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
  // Whoever was refused for want of a network need not press anything.
  window.addEventListener("online", () => void (offersRetry() ? ports.reopen() : poll()));

  return {
    /** Begins to ask, once the game is on the screen. */
    start(): void {
      setInterval(() => void poll(), pollInterval);
      if (isTimed) setInterval(() => void pollRound(), timedPollInterval);
    },
  };
}
