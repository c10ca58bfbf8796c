import type { Api } from "@naluma/api-client";
import type { Machine, Store } from "@naluma/machine";
import { translate } from "@naluma/i18n";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { askConfirm } from "@naluma/ui/confirm";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Atom } from "jotai/vanilla";
import { browserClock, type Clock } from "./clock.ts";
import { openLogin } from "./login/open-login.ts";
import { createLogout, type LogoutPorts } from "./logout/logout.ts";
import type { LogoutEvent, LogoutState } from "./logout/logout.machine.ts";
import { layoutQuery, memberKey, walletQuery } from "./member-queries.ts";
import type { Session } from "./session/session.ts";
import { tellByToast } from "./told.ts";
import { createBalances, type Balances } from "./wallet/balances.ts";
import { createEye, type Eye } from "./wallet/eye.ts";
import { createNotReturned, type NotReturned } from "./wallet/not-returned.ts";
import { createBack, type Back } from "./wallet/one-key-back.ts";
import type { GameNow } from "./wallet/one-key-obstacle.ts";
import { words } from "./words.ts";

/** What a host lends this package. */
export interface MemberPorts extends LogoutPorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Nothing on the server. */
  readonly local?: Pick<Storage, "getItem" | "setItem"> | undefined;
  readonly settings: Pick<SiteSettings, "siteId" | "isDemo">;
  /** The launcher's state; reading it subscribes. */
  readonly game: Atom<GameNow>;
  locale(): Locale;
  /** A new id that nobody can guess: `crypto.randomUUID`. */
  newId(): string;
  /** Identifies this browser between visits (W-39); '' where none is kept. */
  deviceId(): string;
  readonly clock?: Clock;
}

/** The member's part of one page. */
export interface Member {
  readonly ports: MemberPorts;
  readonly clock: Clock;
  readonly session: Session;
  readonly logout: Machine<LogoutState, LogoutEvent>;
  readonly balances: Balances;
  /** Layout and wallet anew; failures are told by the query client. For the launcher and the events. */
  refreshWallet(): void;
  readonly oneKeyBack: Back;
  readonly getBack: Back;
  readonly eye: Eye;
  readonly notReturned: NotReturned;
  /** A leave call failed: the wallet says so of this provider until the platform's balance does not. */
  moneyNotReturned(provider: string): void;
  /** A game is open in a window of ours, or the platform says that one is being played. */
  isPlaying(): boolean;
  /** The player wants to log out. */
  askToLogOut(): void;
}

export function createMember(ports: MemberPorts): Member {
  const { store, api, queryClient, session, clock = browserClock } = ports;
  const tell = tellByToast(store, ports.locale);
  const balances = createBalances({
    api,
    queryClient,
    session,
    isLeaving: () => logout.getState().at === "calling",
  });
  const refreshWallet = () => void balances.refresh().catch(() => undefined);

  const backPorts = {
    store,
    api,
    clock,
    tell,
    refresh: refreshWallet,
    askToLogIn: () => openLogin(store),
  };
  const oneKeyBack = createBack("one-key", backPorts);
  const getBack = createBack("get-back", backPorts);
  const notReturned = createNotReturned(store);

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey } = walletQuery(api, session.current());
    if (event.query.queryHash !== hashKey(queryKey)) return;
    const wallet = queryClient.getQueryData(queryKey);
    if (wallet) notReturned.compare(wallet);
  });

  async function askToConfirm(): Promise<boolean> {
    const locale = ports.locale();
    await words.load(locale);
    return askConfirm(store, {
      title: translate(words, locale, "logout.title"),
      text: translate(words, locale, "logout.game_open"),
      confirm: translate(words, locale, "logout.confirm"),
      cancel: translate(words, locale, "logout.cancel"),
      tone: "danger",
    });
  }

  function resetMember() {
    queryClient.removeQueries({ queryKey: memberKey });
    oneKeyBack.send({ type: "reset" });
    getBack.send({ type: "reset" });
    notReturned.clear();
  }

  const logout = createLogout({
    ...ports,
    clock,
    tell,
    askToConfirm,
    stopReading: () => void queryClient.cancelQueries({ queryKey: memberKey }),
    resetMember,
  });

  const isPlaying = () => {
    const layout = queryClient.getQueryData(layoutQuery(api, session.current()).queryKey);
    return store.get(ports.game) !== "none" || layout?.isPlaying === true;
  };

  return {
    ports,
    clock,
    session,
    logout,
    balances,
    refreshWallet,
    oneKeyBack,
    getBack,
    eye: createEye(store, ports.local),
    notReturned,
    moneyNotReturned(provider) {
      notReturned.mark(provider);
      refreshWallet();
    },
    isPlaying,
    askToLogOut: () => logout.send({ type: "asked", gameOpen: isPlaying() }),
  };
}
