import { byId } from "./elements.ts";
import { formatAmount } from "./format.ts";
import { endsGame, showRefusal } from "./game-over.ts";
import type { GamePhase } from "./game-view.ts";
import { showMessage, topUpRefusal } from "./messages.ts";
import { randomId } from "./page-key.ts";
import { reportShown, topUp, type Refused } from "./provider-calls.ts";
import { translate } from "./translate.ts";

interface Ports {
  phase(): GamePhase;
  enterPhase(next: GamePhase): void;
  coversStake(): boolean;
  showBalance(balance: string): void;
  endGame(refused: Refused): void;
}

/** The button that tops up an empty play-money balance; `offer` shows it when needed. */
export function createPlayMoney({ phase, enterPhase, coversStake, showBalance, endGame }: Ports) {
  const button = byId("top-up");
  /** The key of a top-up whose response was lost. The next press repeats it. */
  let unanswered: string | undefined;

  async function request(): Promise<void> {
    if (phase() !== "idle") return;
    const key = unanswered ?? randomId(16);
    unanswered = undefined;
    enterPhase("fetching");
    showMessage(translate("top_up_waiting"));
    const answer = await topUp(key);
    enterPhase("idle");
    if (answer.ok) {
      const { amount: given, balance: now } = answer.data;
      const focused = document.activeElement === button;
      showBalance(now);
      void reportShown();
      showMessage(
        translate("top_up_done", { amount: formatAmount(given), balance: formatAmount(now) }),
        "gold",
      );
      // The button disappears once the balance covers the stake, so the focus moves on to the play button.
      if (focused && button.hidden) byId("spin").focus();
      return;
    }
    if (endsGame(answer)) return endGame(answer);
    if (answer.error === "lost") unanswered = key;
    showRefusal(answer.error, topUpRefusal(answer.error, answer.nextAt ?? ""));
  }

  button.addEventListener("click", () => void request());

  return {
    /** The button stays visible while its request is pending, so that it keeps the focus. */
    offer(): void {
      const waits = phase() === "idle" || phase() === "fetching";
      button.hidden = !waits || coversStake();
    },
  };
}
