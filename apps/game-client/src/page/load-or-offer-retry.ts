import { byId } from "./elements.ts";
import { showOverlay } from "./messages.ts";
import { translate } from "./translate.ts";

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
