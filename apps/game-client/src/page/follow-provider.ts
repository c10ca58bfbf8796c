import type { GamePhase } from "./game-phase.ts";
import type { Round } from "./game-view.ts";
import { balance, newestRound, type Played } from "./provider-calls.ts";

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
  endGame(): void;
}

/** Another window may have left the game, moved money or finished the round. */
export function followProvider({ isTimed, phase, shown, showBalance, showNews, endGame }: Ports) {
  let isPolling = false;

  async function poll(): Promise<void> {
    if (document.hidden) return;
    if (phase() === "open") return pollRound();
    if (phase() !== "idle") return;
    const answer = await balance();
    if (phase() !== "idle") return;
    if (answer.ok) showBalance(answer.data);
    else if (answer.error === "ended" || answer.error === "session") endGame();
  }

  async function pollRound(): Promise<void> {
    if (phase() !== "open" || document.hidden || isPolling) return;
    isPolling = true;
    const answer = await newestRound();
    isPolling = false;
    if (phase() !== "open") return;
    if (!answer.ok) {
      if (answer.error === "ended" || answer.error === "session") endGame();
      return;
    }
    const { round } = answer.data;
    const before = shown();
    const isNews =
      round.id !== before?.id || round.isOver || round.moves.length !== before.moves.length;
    if (isNews) await showNews(answer.data);
  }

  document.addEventListener("visibilitychange", () => void poll());

  return {
    /** Begins to ask, once the game is on the screen. */
    start(): void {
      setInterval(() => void poll(), pollInterval);
      if (isTimed) setInterval(() => void pollRound(), timedPollInterval);
    },
  };
}
