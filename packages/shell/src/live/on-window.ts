import type { Launcher } from "@naluma/game-launcher";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import type { WalletService } from "@naluma/wallet";
import type { App } from "../page/app/app.ts";
import { gameNowAtom } from "../page/app/live.ts";
import { reloadPage, type ReloadablePage } from "../page/app/reload-page.ts";
import { windowsOf } from "./windows/use-windows.ts";
import { windowMessagesOf } from "./windows/window-messages.ts";
import { interceptMemberLinks } from "./windows/windows.ts";

/** Handles messages from other windows and tabs, games and the browser itself. */
export function onWindow(
  app: App,
  wallet: WalletService,
  launcher: Launcher,
  browser: Window,
): void {
  const { page, store } = app;
  onOtherTab(wallet, browser);
  onPageShown(browser);
  // /close in the game's window sends its message through storage; the state in it is the game's launch id.
  windowMessagesOf(browser).otherwise((entry) => void launcher.windowMessageStored(entry));
  interceptMemberLinks(browser.document, {
    isGameOpen: () => store.get(gameNowAtom) !== "none",
    windows: windowsOf(app, browser),
    operatorAddresses: Object.values(page.settings.pages),
  });
}

/** Hides amounts here when another tab hides them. */
export function onOtherTab(
  { eye }: { readonly eye: Pick<WalletService["eye"], "takeOver"> },
  page: Pick<Window, "addEventListener">,
): void {
  page.addEventListener("storage", ({ key }) => {
    if (key === null || key === localKeys.eyeOpen) eye.takeOver();
  });
}

type ReadableStorage = Pick<Storage, "getItem">;

interface ShownPage {
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
 * A page restored from the browser's cache during a game has missed everything since. The game may have been ended by
 * another tab, or by a later page in its own tab, in which case storage no longer has it. The page reloads, and the
 * start of the new page ends any leftover game properly (SHELL-61).
 */
export function onPageShown(page: ShownPage): void {
  page.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const isPlaying = page.localStorage.getItem(localKeys.isPlay) === "1";
    const hasLaunch = page.sessionStorage.getItem(sessionKeys.launch) !== null;
    const isUnderWay = page.document.documentElement.dataset["launch"] !== "idle";
    if (isPlaying || hasLaunch || isUnderWay) reloadPage(page);
  });
}
