import { translate } from "@naluma/i18n";
import { layoutQuery } from "@naluma/member";
import { newId } from "@naluma/site/new-id";
import { sessionKeys, type WaitingWindow } from "@naluma/site/stored";
import { askConfirm } from "@naluma/ui/confirm";
import { useMemo } from "react";
import { type App, clientNow } from "../../page/app/app.ts";
import { gameNowAtom, liveAtom } from "../../page/app/live.ts";
import { isPageWindow } from "../../page/app/opened-windows.ts";
import { useApp } from "../../page/app/use-app.ts";
import { restWords } from "../../words.rest.ts";
import { windowMessagesOf, type WindowMessages } from "./window-messages.ts";
import { type Windows, createWindows } from "./windows.ts";

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
    pages: page.settings.pages,
    isInPress: () => browser.navigator.userActivation?.isActive ?? true,
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

/** The windows for a member's pages, for parts that only render in the browser. */
export function useWindows(): Windows {
  const app = useApp();
  return useMemo(() => windowsOf(app, window), [app]);
}

interface ClosableWindow {
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
}

/**
 * A deposit window ends on /close, and this tab then closes it (AUTH-104). The state starts with the name that
 * storage has for the window. It is passed to the window while that still shows a page of ours.
 */
export function closeWhenDone(
  window: ClosableWindow,
  name: WaitingWindow,
  messages: Pick<WindowMessages, "expect">,
): void {
  const state = `${name}_${newId()}`;
  window.sessionStorage.setItem(sessionKeys.windowState, state);
  messages.expect(state, (message) => {
    if (message.msg !== "quickGame") return;
    if ((message.data?.waitingWindow ?? name) === name) window.close();
  });
}
