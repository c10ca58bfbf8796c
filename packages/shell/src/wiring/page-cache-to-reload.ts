import { localKeys, sessionKeys } from "@naluma/site/stored";
import { reloadPage, type ReloadablePage } from "../app/reload-page.ts";

type ReadableStorage = Pick<Storage, "getItem">;

interface Page {
  addEventListener(
    type: "pageshow",
    heard: (event: Pick<PageTransitionEvent, "persisted">) => void,
  ): void;
  readonly localStorage: ReadableStorage & ReloadablePage["localStorage"];
  readonly sessionStorage: ReadableStorage;
  readonly document: { readonly documentElement: Pick<HTMLElement, "dataset"> };
  readonly location: Pick<Location, "reload">;
}

/**
 * A page that comes back from the browser's cache during a game knows nothing of what happened
 * since. The game may have been ended by another tab, or by a later page of its own tab; storage
 * has forgotten it then. It starts anew, and a start ends what is left of the game properly (SHELL-61).
 */
export function pageCacheToReload(page: Page): void {
  page.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const isPlaying = page.localStorage.getItem(localKeys.isPlay) === "1";
    const hasLaunch = page.sessionStorage.getItem(sessionKeys.launch) !== null;
    const isUnderWay = page.document.documentElement.dataset["launch"] !== "idle";
    if (isPlaying || hasLaunch || isUnderWay) reloadPage(page);
  });
}
