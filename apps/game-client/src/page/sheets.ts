import { part } from "./elements.ts";
import type { EngineView } from "./game-view.ts";
import { fillCheck, fillFairness, fillHistory } from "./sheet-contents.ts";
import type { OwnSeed } from "./sheet-contents.ts";

const sheets = ["paytable", "history", "fairness"] as const;

function showHistory(body: HTMLElement, view: EngineView): void {
  void fillHistory(body, (round) => {
    void fillCheck(body, { round, view }, () => showHistory(body, view));
    body.focus();
  });
}

/** The sheets of the bar: the rules of the engine, the rounds, the seeds. */
export function offerSheets(view: EngineView, own: OwnSeed): void {
  for (const id of sheets) {
    const sheet = part(id);
    if (!(sheet instanceof HTMLDialogElement)) continue;
    part(`open-${id}`).addEventListener("click", () => {
      const body = part(`${id}-body`);
      if (id === "paytable") view.fillRules(body);
      if (id === "history") showHistory(body, view);
      if (id === "fairness") void fillFairness(body, own);
      sheet.showModal();
    });
    sheet.querySelector("[data-close]")?.addEventListener("click", () => sheet.close());
    sheet.addEventListener("click", (event) => {
      if (event.target === sheet) sheet.close();
    });
  }
}
