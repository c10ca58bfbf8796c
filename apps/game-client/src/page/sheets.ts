import { button, byId, element } from "./elements.ts";
import { fillFairness, type ClientSeed } from "./fairness-sheet.ts";
import { formatAmount, formatSiteTime } from "./format.ts";
import type { GameView, Round } from "./game-view.ts";
import { isGain } from "./money.ts";
import { history } from "./provider-calls.ts";
import { translate } from "./translate.ts";
import { fillVerification } from "./verify-round.ts";

async function fillHistory(body: Element, check: (round: Round) => void): Promise<void> {
  body.replaceChildren(element("p", "quiet", "…"));
  const answer = await history();
  if (!answer.ok) return body.replaceChildren(element("p", "", translate("lost")));
  const { rounds } = answer.data;
  if (rounds.length === 0) return body.replaceChildren(element("p", "", translate("history_none")));
  const head = element(
    "tr",
    "",
    ...[
      translate("history_time"),
      translate("stake"),
      translate("history_win"),
      translate("history_check"),
    ].map((word) => {
      const cell = element("th", "", word);
      cell.setAttribute("scope", "col");
      return cell;
    }),
  );
  const row = (round: Round) => {
    const press = button(translate("history_check"), "button slim", () => check(round));
    press.setAttribute("aria-label", translate("history_check_round", { nonce: round.nonce }));
    return element(
      "tr",
      "",
      element("td", "num", formatSiteTime(round.at)),
      element("td", "num", formatAmount(round.staked)),
      element("td", isGain(round) ? "num gold" : "num", formatAmount(round.win)),
      element("td", "", press),
    );
  };
  body.replaceChildren(
    element("p", "quiet", translate("history_again", { count: rounds.length })),
    element(
      "table",
      "played",
      element("thead", "", head),
      element("tbody", "", ...rounds.map(row)),
    ),
  );
}

const sheets = ["paytable", "history", "fairness"] as const;

function showHistory(body: HTMLElement, view: GameView): void {
  void fillHistory(body, (round) => {
    void fillVerification(body, { round, view }, () => showHistory(body, view));
    body.focus();
  });
}

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
