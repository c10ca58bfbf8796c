import {
  browserPorts,
  confirmEnd,
  confirmLogin,
  confirmReady,
  confirmWindow,
  createLauncher,
  keepWantedGame,
  logInBeforeGame,
  notifyRefusal,
  warnPlayer,
  type Launcher,
  type LoginBeforeGame,
} from "@naluma/game-launcher";
import { demoDeskAtom, isCatalogueGame, markMaintenanceAtom, tryDemoAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";
import { layoutQuery, openLogin } from "@naluma/member";
import { openRegister } from "@naluma/register";
import type { NamedGame } from "@naluma/site/game";
import type { WalletService } from "@naluma/wallet";
import TotalBalance from "@naluma/wallet/total-balance";
import { type App, clientNow } from "../page/app/app.ts";
import type { Live } from "../page/app/live.ts";
import { reloadsFor } from "../page/app/reload-page.ts";
import { ConnectionInGame } from "../page/layout/connection-line.tsx";
import { PlayMenu } from "./responsible-play/play-menu.tsx";
import { windowsOf } from "./windows/use-windows.ts";

export function createPageLauncher(
  app: App,
  wallet: WalletService,
  realtime: Live["realtime"],
): Launcher {
  const { api, page, session, store } = app;
  const { settings, locale } = page;

  const launcher = createLauncher({
    ...browserPorts(window, {
      settings,
      navigate: (path, options) => app.navigate(path, options),
    }),
    api,
    store,
    client: () => clientNow(document, page.template),
    isSignedIn: () => session.member() !== undefined,
    askToLogIn: (game) => logInBeforeGame(loginBeforeGame(app, launcher))(game),
    askToOpenWindow: (game) => confirmWindow(store, locale, game),
    askToEndGame: (running, game) => confirmEnd(store, locale, running, game),
    warn: (message) => void warnPlayer(store, locale, message),
    notifyRefusal(refused, game) {
      if (refused.why === "maintenance")
        store.set(markMaintenanceAtom, { providerId: game.providerId, isClosed: true });
      const { playLimits } = windowsOf(app, window);
      void notifyRefusal(store, locale, refused, game, playLimits);
    },
    waitForPrivateChannel: (ms) => realtime()?.privateChannelReady(ms) ?? Promise.resolve(false),
    isGameRunning: () => isGameRunning(app),
    refreshWallet: wallet.refresh,
    balanceNotReturned: wallet.markUnreturned,
    Balance: TotalBalance,
    Connection: ConnectionInGame,
    Menu: PlayMenu,
  });
  return launcher;
}

/** The steps for a visitor between the press on Play and the game. */
export const loginBeforeGame = (app: App, launcher: Launcher): LoginBeforeGame => {
  const { page, session, store } = app;
  const { locale } = page;
  return {
    demoOf: (game) => demoOf(store, game),
    askToLogIn: (game, ways) => confirmLogin(store, locale, game, ways),
    openLogin: (onDone) => openLogin(store, { onDone }),
    openRegister: (onDone) => openRegister(store, { onDone }),
    // Missing in older browsers, despite the type.
    hasGesture: () => navigator.userActivation?.isActive ?? true,
    askToOpenWindow: (game) => confirmReady(store, locale, game),
    reloads: () => reloadsFor(session.member()?.currency ?? "", app),
    keepForNextPage: (game) => keepWantedGame(sessionStorage, game),
    launcher,
  };
};

/** Returns a function that opens the game's demo; `undefined` if there is none, or if that cannot be found out. */
async function demoOf(store: Store, game: NamedGame): Promise<(() => void) | undefined> {
  const desk = store.get(demoDeskAtom);
  if (!desk || !isCatalogueGame(game)) return undefined;
  const hasDemo = await desk.has(game);
  const { name, providerName } = game;
  return hasDemo ? () => store.set(tryDemoAtom, { game, name, providerName }) : undefined;
}

/**
 * Whether the platform reports a running game; `undefined` if it cannot be reached. The member's cached data may be
 * from before the game, so it is refetched.
 */
async function isGameRunning({
  api,
  queryClient,
  session,
}: Pick<App, "api" | "queryClient" | "session">): Promise<boolean | undefined> {
  const layout = { ...layoutQuery(api, session.current()), staleTime: 0 };
  try {
    return (await queryClient.fetchQuery(layout)).isPlaying;
  } catch {
    return undefined;
  }
}
