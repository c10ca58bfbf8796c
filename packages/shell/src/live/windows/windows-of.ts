import { translate } from "@naluma/i18n";
import { layoutQuery } from "@naluma/member";
import { askConfirm } from "@naluma/ui/confirm";
import type { App } from "../../page/app/app.ts";
import { clientNow } from "../../page/app/client-now.ts";
import { gameNowAtom } from "../../page/app/game-now.ts";
import { liveAtom } from "../../page/app/live.ts";
import { isPageWindow } from "../../page/app/opened-windows.ts";
import { restWords } from "../../words.rest.ts";
import { closeWhenDone } from "./close-when-done.ts";
import { windowMessagesOf } from "./window-messages.ts";
import { createWindows, type Windows } from "./windows.ts";

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
    forceQuit: () => store.get(liveAtom)?.launcher?.forceQuit() ?? Promise.resolve(),
    askToStopGame: () => askToStopGame(app),
    askToOpenWindow: () => askToOpenWindow(app),
    closeWhenDone: (window, name) => closeWhenDone(window, name, windowMessagesOf(browser)),
    knownLayout: () => queryClient.getQueryData(layout().queryKey),
    // The query client already shows the refusal.
    readLayout: () => queryClient.fetchQuery({ ...layout(), staleTime: 0 }).catch(() => undefined),
  });
}

type Asking = Pick<App, "store" | "page">;

/** Asks for confirmation before a member's page replaces a running game (force_stop_warning). */
async function askToStopGame({ store, page: { locale } }: Asking): Promise<boolean> {
  await restWords.load(locale);
  return askConfirm(store, {
    title: translate(restWords, locale, "force_stop.title"),
    text: translate(restWords, locale, "force_stop_warning"),
    confirm: translate(restWords, locale, "force_stop.confirm"),
    cancel: translate(restWords, locale, "force_stop.cancel"),
    tone: "warning",
  });
}

/** The browser blocked the window: resolves with true inside a press that may open it. */
async function askToOpenWindow({ store, page: { locale } }: Asking): Promise<boolean> {
  await restWords.load(locale);
  return askConfirm(store, {
    title: translate(restWords, locale, "blocked.title"),
    text: translate(restWords, locale, "blocked.text"),
    confirm: translate(restWords, locale, "blocked.confirm"),
    cancel: translate(restWords, locale, "blocked.cancel"),
  });
}
