import {
  browserPorts,
  confirmEnd,
  confirmLogin,
  confirmReady,
  confirmWindow,
  createLauncher,
  type Launcher,
  preloadMessages,
  InLobbyGame,
  notifyOpenRound,
  notifyRefusal,
  warnPlayer,
  watchOpenRound,
} from "@naluma/game-launcher";
import { openLogin } from "@naluma/member";
import { arePlayLimitsOffered } from "@naluma/member/centre";
import type { Realtime } from "@naluma/realtime";
import { openRegister } from "@naluma/register";
import type { App } from "../app/app.ts";
import { clientNow } from "../app/client-now.ts";
import { gameNowAtom } from "../app/game-now.ts";
import { launcherAtom } from "../app/live-atom.ts";
import { ConnectionInGame } from "../layout/connection-in-game.tsx";
import { isGame } from "../responsible-play/is-game.ts";
import { PlayMenu } from "../responsible-play/play-menu.tsx";
import { watchLimitsAsked } from "../responsible-play/watch-limits-asked.ts";
import { interceptMemberLinks } from "../windows/intercept-member-links.ts";
import { windowMessagesOf } from "../windows/window-messages.ts";
import { windowsOf } from "../windows/windows-of.ts";
import { connectionToLauncher } from "../wiring/connection-to-launcher.ts";
import { earlyPressToLauncher } from "../wiring/early-press-to-launcher.ts";
import { gameToLastPlayed } from "../wiring/game-to-last-played.ts";
import { demoOf, launcherToDemo } from "../wiring/launcher-to-demo.ts";
import { launcherToDocument } from "../wiring/launcher-to-document.ts";
import { launcherToLogin, startWanted, type LoginBeforeGame } from "../wiring/launcher-to-login.ts";
import { launcherToReceipts } from "../wiring/launcher-to-receipts.ts";
import { layoutToLauncher } from "../wiring/layout-to-launcher.ts";
import { reloadsFor } from "../wiring/login-currency-to-reload.ts";
import { logoutToLauncher } from "../wiring/logout-to-launcher.ts";
import { maintenanceToLobby } from "../wiring/maintenance-to-lobby.ts";
import { TotalBalance } from "../wiring/wallet-to-running-game.ts";
import { keepWantedGame, takeWantedGame } from "../wiring/wanted-game.ts";
import { windowMessageToLauncher } from "../wiring/window-message-to-launcher.ts";

/** The launcher of this page, with everything the page provides. */
export function startLauncher(app: App, realtime: () => Realtime | undefined): Launcher {
  const { api, page, session, store, wallet } = app;
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
    askToLogIn: (game) => launcherToLogin(beforeGame())(game),
    askToOpenWindow: (game) => confirmWindow(store, locale, game),
    askToEndGame: (running, game) => confirmEnd(store, locale, running, game),
    warn: (message) => void warnPlayer(store, locale, message),
    notifyRefusal(refused, game) {
      lobby.refused(refused, game.providerId);
      const { playLimits } = windowsOf(app, window);
      void notifyRefusal(store, locale, refused, game, playLimits);
    },
    waitForPrivateChannel: (ms) => realtime()?.privateChannelReady(ms) ?? Promise.resolve(false),
    isGameRunning: () => layoutToLauncher(app),
    refreshWallet: wallet.refresh,
    balanceNotReturned: wallet.markUnreturned,
    Balance: TotalBalance,
    Connection: ConnectionInGame,
    Menu: PlayMenu,
  });

  // Not before the launcher is there, which is what goes on after the login.
  const beforeGame = (): LoginBeforeGame => ({
    demoOf: (game) => demoOf(store, game),
    askToLogIn: (game, ways) => confirmLogin(store, locale, game, ways),
    openLogin: (onDone) => openLogin(store, { onDone }),
    openRegister: (onDone) => openRegister(store, { onDone }),
    // Missing in older browsers, whatever the type says.
    hasGesture: () => navigator.userActivation?.isActive ?? true,
    askToOpenWindow: (game) => confirmReady(store, locale, game),
    reloads: () => reloadsFor(session.member()?.currency ?? "", app),
    keepForNextPage: (game) => keepWantedGame(sessionStorage, game),
    launcher,
  });

  void InLobbyGame.preload();
  void preloadMessages(locale);
  void TotalBalance.preload();
  lobby.watch(launcher);
  launcherToDemo(store, launcher);
  gameToLastPlayed(app);
  launcherToReceipts(app, launcher, localStorage);
  launcherToDocument(launcher, document.documentElement);
  windowMessageToLauncher(launcher, windowMessagesOf(window));
  watchOpenRound({
    launcher,
    page: window,
    notify: (round) => void notifyOpenRound(store, locale, round),
  });
  if (arePlayLimitsOffered(settings))
    watchLimitsAsked({
      page: window,
      isGame: (source, origin) => isGame(window, launcher.getState(), source, origin),
      open: windowsOf(app, window).playLimits,
    });
  logoutToLauncher(session, launcher);
  interceptMemberLinks(document, {
    isGameOpen: () => store.get(gameNowAtom) !== "none",
    windows: windowsOf(app, window),
  });
  connectionToLauncher(store, launcher);
  void launcher.endLeftover();
  store.set(launcherAtom, launcher);
  earlyPressToLauncher(store, launcher);
  const wanted = takeWantedGame(sessionStorage);
  if (wanted && session.member()) void startWanted(beforeGame(), wanted);
  return launcher;
}
