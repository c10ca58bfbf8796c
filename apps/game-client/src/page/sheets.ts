import { byId } from "./elements.ts";
import { fillFairness } from "./fairness-sheet.ts";
import type { ClientSeed } from "./fairness-sheet.ts";
import type { GameView } from "./game-view.ts";
import { fillHistory } from "./history-sheet.ts";
import { fillVerification } from "./verify-round.ts";

const sheets = ["paytable", "history", "fairness"] as const;

function showHistory(body: HTMLElement, view: GameView): void {
  void fillHistory(body, (round) => {
    void fillVerification(body, { round, view }, () => showHistory(body, view));
    body.focus();
  });
}

/** The buttons of the bar open the rules, the history and the seeds. */
export function connectSheets(view: GameView, clientSeed: ClientSeed): void {
  for (const id of sheets) {
    const sheet = byId(id);
    if (!(sheet instanceof HTMLDialogElement)) continue;
    byId(`open-${id}`).addEventListener("click", () => {
      const body = byId(`${id}-body`);
      if (id === "paytable") view.fillRules(body);
      if (id === "history") showHistory(body, view);
      if (id === "fairness") void fillFairness(body, clientSeed);
      sheet.showModal();
    });
  }
  for (const sheet of document.querySelectorAll<HTMLDialogElement>("dialog.sheet")) {
    sheet.querySelector("[data-close]")?.addEventListener("click", () => sheet.close());
    sheet.addEventListener("click", (event) => {
      if (event.target === sheet) sheet.close();
    });
  }
}
