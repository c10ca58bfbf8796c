import { part } from "./elements.ts";
import { moment, say } from "./page-words.ts";

/** The page's one line of speech; screen readers hear it. */
export function tell(text: string, tone: "plain" | "gold" | "warn" = "plain"): void {
  const said = part("said");
  said.textContent = text;
  said.dataset["tone"] = tone;
}

/** Lies over the game when there is nothing to play. */
export function cover(title: string, text: string, retry: boolean): void {
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

export function uncover(): void {
  part("cover").hidden = true;
  part("stage").inert = false;
  part("desk").inert = false;
}

/** Why a round or a move was refused. */
export function reason(error: string): string {
  switch (error) {
    case "lost":
      return say("lost");
    case "balance":
      return say("refused_balance");
    case "stake":
      return say("refused_stake");
    case "choice":
      return say("refused_choice");
    case "move":
      return say("refused_move");
    case "open":
      return say("refused_open");
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

/** Why there was no play money; `nextAt` is ISO. */
export function whyNoTopUp(error: string, nextAt: string): string {
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
