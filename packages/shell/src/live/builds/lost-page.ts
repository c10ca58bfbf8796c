import { codeLost, type LostPage } from "@naluma/ui/load-module";
import type { DataStrategyResult } from "react-router";

/** Whether the page could not be loaded because its route's file is missing. */
export const isPageLost = (results: Readonly<Record<string, DataStrategyResult>>): boolean =>
  Object.values(results).some(({ type, result }) => type === "error" && isCodeLost(result));

/**
 * Loads the page as a document of its own (SHELL-36). Settles when that does not help, and the router shows the
 * error. While the site does not respond, the current page stays. It is retried when the network is back, unless the
 * player has navigated elsewhere.
 */
export const pageInDocument = (
  { url, signal }: Pick<Request, "url" | "signal">,
  win: Pick<Window, "addEventListener" | "dispatchEvent">,
): Promise<void> =>
  new Promise((giveUp) => {
    const tell = () => tellPageLost(win, url, giveUp);
    win.addEventListener("online", tell, { signal });
    tell();
  });

/** Notifies the script in the head that the page at an address lacks its code. */
export function tellPageLost(
  win: Pick<Window, "dispatchEvent">,
  to: string,
  giveUp: () => void = () => undefined,
): void {
  const detail: LostPage = { to, giveUp };
  win.dispatchEvent(new CustomEvent(codeLost, { detail }));
}

/**
 * The start of the error message that `tools/host/trimmed.ts` makes the router throw for a route's file that failed
 * to load.
 */
const codeLostError = "code-lost ";

export const isCodeLost = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(codeLostError);
