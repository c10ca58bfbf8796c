import {
  InLobbyGame,
  notifyOpenRound,
  preloadMessages,
  watchOpenRound,
  type Launcher,
} from "@naluma/game-launcher";
import {
  getReceipts,
  keepReceipts,
  openReceiptsAtom,
  type WalletSnapshot,
} from "@naluma/game-launcher/receipts";
import { lobbyQueryKeys, markMaintenanceAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";
import { layoutQuery } from "@naluma/member";
import { connectionAtom } from "@naluma/realtime";
import {
  certainMain,
  nextWallet,
  walletQueryKeys,
  walletQuery,
  wayToReceiptsAtom,
  type GameNow,
  type WalletService,
} from "@naluma/wallet";
import type { Atom } from "jotai/vanilla";
import type { App } from "../page/app/app.ts";
import { gameNowAtom, launchLikelyAtom } from "../page/app/live.ts";

export function onLaunch(app: App, wallet: WalletService, launcher: Launcher): void {
  const { page, store } = app;
  preloadLaunch(app, document, () => {
    store.set(launchLikelyAtom, true);
    void InLobbyGame.preload();
    void preloadMessages(page.locale);
  });
  onLaunchState(store, launcher, document.documentElement);
  onGameEnd(app, gameNowAtom);
  watchOpenRound({
    launcher,
    page: window,
    notify: (round) => void notifyOpenRound(store, page.locale, round),
  });
  leaveReceipts(app, wallet, launcher);
}

/** Events that precede or accompany a press. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/**
 * Preloads the launch screen: at once for a member, and at the first sign of a press for a visitor, who has to log in
 * first.
 */
export function preloadLaunch(
  { session }: { readonly session: Pick<App["session"], "member" | "onChange"> },
  page: Pick<Document, "addEventListener" | "removeEventListener">,
  fetch: () => void,
): void {
  let isFetched = false;
  const preload = () => {
    for (const sign of signs) page.removeEventListener(sign, preload);
    if (!isFetched) fetch();
    isFetched = true;
  };
  if (session.member()) preload();
  else for (const sign of signs) page.addEventListener(sign, preload, { passive: true });
  session.onChange(({ role }) => role === "member" && preload());
}

/** Mirrors the launch state on `<html>`, for style sheets and for external automation. */
export function onLaunchState(
  store: Store,
  launcher: Pick<Launcher, "getState" | "subscribe">,
  root: Pick<HTMLElement, "dataset">,
): void {
  const show = () => {
    root.dataset["launch"] = launcher.getState().at;
  };
  show();
  launcher.subscribe(() => {
    show();
    const state = launcher.getState();
    // A game that opens shows that its provider is available again.
    if (state.at === "playing")
      store.set(markMaintenanceAtom, { providerId: state.game.providerId, isClosed: false });
  });
}

/**
 * A game that has ended becomes the last one played. A logout ends the game too, and then makes no more calls for its
 * member.
 */
export function onGameEnd(
  {
    store,
    queryClient,
    session,
  }: Pick<App, "store" | "queryClient"> & {
    readonly session: Pick<App["session"], "member">;
  },
  game: Atom<GameNow>,
): void {
  store.sub(game, () => {
    if (store.get(game) === "none" && session.member())
      void queryClient.invalidateQueries({ queryKey: lobbyQueryKeys.lastPlayedLists });
  });
}

/** Puts the platform's wallet data on the receipt of a session. */
function leaveReceipts(app: App, wallet: WalletService, launcher: Launcher): void {
  const { api, page, queryClient, session, store } = app;

  const receipts = keepReceipts({
    store,
    launcher,
    local: localStorage,
    owner() {
      const memberId = session.memberId();
      return memberId === undefined ? undefined : `${page.settings.siteId}:${memberId}`;
    },
    async fromPlatform() {
      if (!page.settings.capabilities.includes("receipts")) return undefined;
      // Under the wallet's key, so that a logout cancels a read in progress.
      const queryKey = walletQueryKeys.receipts(session.memberId());
      return queryClient
        .fetchQuery({
          queryKey,
          staleTime: 0,
          meta: { quiet: true },
          queryFn: ({ signal }) => api.read(getReceipts, {}, signal),
        })
        .catch(() => undefined);
    },
    currency: () => session.member()?.currency ?? "",
    mainNow: () =>
      certainMain(
        queryClient.getQueryState(layoutQuery(api, session.current()).queryKey),
        store.get(connectionAtom) === "connected",
      ),
    async nextWalletSnapshot(): Promise<WalletSnapshot | undefined> {
      const next = await nextWallet(queryClient, walletQuery(api, session.current()));
      if (!next) return undefined;
      const held = Object.fromEntries(next.rows.map(({ provider, cash }) => [provider, cash]));
      return { main: next.main, held };
    },
    refreshWallet: wallet.refresh,
    balanceNotReturned: wallet.markUnreturned,
  });
  session.onChange(receipts.reload);
  store.set(wayToReceiptsAtom, { show: () => store.set(openReceiptsAtom, {}) });
}
