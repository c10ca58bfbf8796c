import {
  browserPorts,
  confirmLogin,
  confirmWindow,
  createLauncher,
  type Launcher,
  preloadMessages,
  InLobbyGame,
  notifyRefusal,
  warnPlayer,
} from "@naluma/game-launcher";
import { layoutQuery, openLogin } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";
import { localKeys } from "@naluma/site/stored";
import type { App } from "../app/app.ts";
import { clientNow } from "../app/client-now.ts";
import { gameNowAtom } from "../app/game-now.ts";
import { launcherAtom, wantedGameAtom } from "../app/live-atom.ts";
import { interceptMemberLinks } from "../windows/intercept-member-links.ts";
import { windowsOf } from "../windows/windows-of.ts";
import { connectionToLauncher } from "../wiring/connection-to-launcher.ts";
import { launcherToDemo } from "../wiring/launcher-to-demo.ts";
import { launcherToReceipts } from "../wiring/launcher-to-receipts.ts";
import { logoutToLauncher } from "../wiring/logout-to-launcher.ts";
import { maintenanceToLobby } from "../wiring/maintenance-to-lobby.ts";
import { CashInGame } from "../wiring/wallet-to-player.ts";

/** The launcher of this page, with everything the page provides. */
export function startLauncher(app: App, realtime: () => Realtime | undefined): Launcher {
  const { api, page, queryClient, session, store, wallet } = app;
  const { settings, locale } = page;
  const lobby = maintenanceToLobby(store);

  const launcher = createLauncher({
    ...browserPorts(window, {
      settings,
      navigate: (path, options) => app.navigate(path, options),
    }),
    api,
    store,
    client: () => clientNow(document, page.template),
    isSignedIn: () => session.member() !== undefined,
    askToLogIn(game) {
      void confirmLogin(store, locale, game).then((yes) => {
        if (yes) openLogin(store);
      });
    },
    askToOpenWindow: (game) => confirmWindow(store, locale, game),
    warn: (message) => void warnPlayer(store, locale, message),
    notifyRefusal(refused, game) {
      lobby.refused(refused, game.providerId);
      void notifyRefusal(store, locale, refused, game);
    },
    waitForPrivateChannel: (ms) => realtime()?.privateChannelReady(ms) ?? Promise.resolve(false),
    // Asked anew: what is known of the member may be from before the game.
    isGameRunning: () =>
      queryClient
        .fetchQuery({ ...layoutQuery(api, session.current()), staleTime: 0 })
        .then(({ isPlaying }) => isPlaying)
        .catch(() => undefined),
    refreshWallet: wallet.refresh,
    balanceNotReturned: wallet.markUnreturned,
    Money: CashInGame,
  });

  void InLobbyGame.preload();
  void preloadMessages(locale);
  void CashInGame.preload();
  lobby.watch(launcher);
  launcherToDemo(store, launcher);
  launcherToReceipts(app, launcher, localStorage);
  showLaunch(launcher);
  hearWindows(launcher);
  logoutToLauncher(session, launcher);
  interceptMemberLinks(document, {
    isGameOpen: () => store.get(gameNowAtom) !== "none",
    windows: windowsOf(app, window),
  });
  connectionToLauncher(store, launcher);
  void launcher.endLeftover();
  store.set(launcherAtom, launcher);
  const wanted = store.get(wantedGameAtom);
  store.set(wantedGameAtom, undefined);
  if (wanted) launcher.play(wanted);
  return launcher;
}

/** The state of the launch on `<html>`, for style sheets and for whoever drives the page from outside. */
function showLaunch(launcher: Launcher): void {
  const show = () => {
    document.documentElement.dataset["launch"] = launcher.getState().at;
  };
  show();
  launcher.subscribe(show);
}

/** /close of the game's window speaks through storage; a window that was opened itself does not listen (AUTH-106). */
function hearWindows(launcher: Launcher): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === localKeys.windowMessage && newValue !== null && !window.opener)
      launcher.windowMessageStored(newValue);
  });
}
