import { layoutQuery } from "@naluma/member";
import type { App } from "../app/app.ts";
import { clientNow } from "../app/client-now.ts";
import { gameNowAtom } from "../app/game-now.ts";
import { launcherAtom } from "../app/live-atom.ts";
import { isPageWindow } from "../app/opened-windows.ts";
import { windowMessageToWindows } from "../wiring/window-message-to-windows.ts";
import { askToOpenWindow, askToStopGame } from "./window-confirms.ts";
import { windowMessagesOf } from "./window-messages.ts";
import { createWindows, type Windows } from "./windows.ts";

/** The windows of this page, with the ports that the page provides. */
export function windowsOf(app: App, browser: Window): Windows {
  const { api, queryClient, session, store, page, openedWindows } = app;
  const layout = () => layoutQuery(api, session.current());
  return createWindows({
    isDesktop: clientNow(browser.document, page.template) === "desktop",
    isPageWindow: isPageWindow(browser),
    opened: openedWindows,
    local: browser.localStorage,
    open: (path, name, features) => browser.open(path, name, features),
    navigate: (path) => app.navigate(path),
    isGameOpen: () => store.get(gameNowAtom) !== "none",
    forceQuit: () => store.get(launcherAtom)?.forceQuit() ?? Promise.resolve(),
    askToStopGame: () => askToStopGame(app),
    askToOpenWindow: () => askToOpenWindow(app),
    closeWhenDone: (window, name) =>
      windowMessageToWindows(window, name, windowMessagesOf(browser)),
    knownLayout: () => queryClient.getQueryData(layout().queryKey),
    // The query client shows a refusal.
    readLayout: () => queryClient.fetchQuery({ ...layout(), staleTime: 0 }).catch(() => undefined),
  });
}
