import { codeLost, type LostPage } from "@naluma/ui/load-module";
import type { DataStrategyResult } from "react-router";

/** Whether the page that was gone to could not be had, as its route's file did not come. */
export const isPageLost = (results: Readonly<Record<string, DataStrategyResult>>): boolean =>
  Object.values(results).some(({ type, result }) => type === "error" && isCodeLost(result));

/**
 * Has the page loaded as a document of its own (SHELL-36). Settles when that is no way out, and the
 * router shows the error. While the site does not answer, the page that stands stays. It is tried
 * again when the network is back, unless the player has gone elsewhere.
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

/** Tells the script in the head that the page at an address lacks its code. */
export function tellPageLost(
  win: Pick<Window, "dispatchEvent">,
  to: string,
  giveUp: () => void = () => undefined,
): void {
  const detail: LostPage = { to, giveUp };
  win.dispatchEvent(new CustomEvent(codeLost, { detail }));
}

/** What `tools/host/trimmed.ts` has the router throw for a route's file begins so. */
const codeLostError = "code-lost ";

export const isCodeLost = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(codeLostError);
