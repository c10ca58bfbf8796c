import { byId } from "./elements.ts";
import { formatMoment } from "./format.ts";
import { translate } from "./translate.ts";

/** The page's status line, which screen readers announce. */
export function showMessage(text: string, tone: "plain" | "gold" | "warn" = "plain"): void {
  const status = byId("status");
  status.textContent = text;
  status.dataset["tone"] = tone;
}

/** Whether the status line reports a lost connection, which the next response makes obsolete. */
export const saysConnectionLost = (): boolean =>
  [translate("lost"), translate("top_up_lost")].includes(byId("status").textContent);

/** Covers the game when it cannot be played. */
export function showOverlay(title: string, text: string, retry: boolean): void {
  for (const sheet of document.querySelectorAll("dialog")) sheet.close();
  byId("overlay-title").textContent = title;
  byId("overlay-text").textContent = text;
  byId("overlay-retry").hidden = !retry;
  byId("overlay").hidden = false;
  byId("stage").inert = true;
  byId("desk").inert = true;
  byId("overlay-box").focus();
  showMessage(title);
}

/** Whether the visible overlay offers a retry. */
export const offersRetry = (): boolean => !byId("overlay").hidden && !byId("overlay-retry").hidden;

export function hideOverlay(): void {
  byId("overlay").hidden = true;
  byId("stage").inert = false;
  byId("desk").inert = false;
}

/**
 * Waits for code that the page needs. If it does not load, the page offers a retry, which reloads the document:
 * a browser does not request a failed module again within the same document.
 */
export function loadOrOfferRetry<Code>(code: Promise<Code>, reload = () => location.reload()) {
  return code.catch((): Promise<never> => {
    showOverlay(translate("failed_title"), translate("failed_text"), true);
    byId("overlay-retry").addEventListener("click", reload, { once: true });
    return new Promise(() => undefined);
  });
}

/** The message for a refused round or move. */
export function roundRefusal(error: string): string {
  switch (error) {
    case "lost":
      return translate("lost");
    case "loss-limit":
      return translate("refused_loss_limit");
    case "balance":
      return translate("refused_balance");
    case "stake":
      return translate("refused_stake");
    case "choice":
      return translate("refused_choice");
    case "move":
      return translate("refused_move");
    case "open":
      return translate("refused_open");
    case "maintenance":
      return translate("refused_maintenance");
    case "refusing":
      return translate("refused_refusing");
    case "reused":
      return translate("refused_reused");
    default:
      return translate("refused_other");
  }
}

/** The message for a refused top-up; `nextAt` is ISO 8601. */
export function topUpRefusal(error: string, nextAt: string): string {
  switch (error) {
    case "lost":
      return translate("top_up_lost");
    case "enough":
      return translate("top_up_enough");
    case "deposit-limit":
      return translate("top_up_limit");
    case "later":
      return translate("top_up_later", { when: formatMoment(nextAt) });
    default:
      return translate("top_up_closed");
  }
}
