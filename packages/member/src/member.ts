import type { Api } from "@naluma/api-client";
import type { Machine, Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { QueryClient } from "@tanstack/react-query";
import { atom, type Atom } from "jotai/vanilla";
import { browserClock, type Clock } from "@naluma/machine/clock";
import type { BrowserStorage } from "./browser-storage.ts";
import type { LogoutPorts } from "./logout/logout.ts";
import type { LogoutEvent, LogoutState } from "./logout/logout.machine.ts";
import type { createMemberParts, MemberParts } from "./member-parts.ts";
import { layoutQuery } from "./member-queries.ts";
import type { Session } from "./session/session.ts";
import type { Balances } from "./wallet/balances.ts";
import { createEye, type Eye } from "./wallet/eye.ts";
import type { NotReturned } from "./wallet/not-returned.ts";
import type { Back } from "./wallet/one-key-back.ts";
import type { BackState } from "./wallet/one-key-back.machine.ts";
import type { GameNow } from "./wallet/one-key-obstacle.ts";

/** What a host lends this package. */
export interface MemberPorts extends LogoutPorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Nothing on the server. */
  readonly local?: BrowserStorage | undefined;
  /** Of this tab alone; nothing on the server. */
  readonly tab?: BrowserStorage | undefined;
  readonly settings: Pick<SiteSettings, "siteId" | "isDemo">;
  /** The launcher's state; reading it subscribes. */
  readonly game: Atom<GameNow>;
  locale(): Locale;
  /** A new id that nobody can guess: `crypto.randomUUID`. */
  newId(): string;
  /** Identifies this browser between visits (W-39); '' where none is kept. */
  deviceId(): string;
  readonly clock?: Clock | undefined;
}

/** The member's part of one page. */
export interface Member {
  readonly ports: MemberPorts;
  readonly clock: Clock;
  readonly session: Session;
  readonly logout: Machine<LogoutState, LogoutEvent>;
  readonly balances: Balances;
  /** Fetches what only a member needs, before it is asked for. A network that fails later takes nothing away then. */
  prepare(): void;
  /** Layout and wallet anew; failures are told by the query client. For the launcher and the events. */
  refreshWallet(): void;
  readonly oneKeyBack: Back;
  readonly getBack: Back;
  readonly eye: Eye;
  readonly notReturned: Pick<NotReturned, "providersAtom">;
  /** A leave call failed: the wallet says so of this provider until the platform's balance does not. */
  moneyNotReturned(provider: string): void;
  /** A game is open in a window of ours, or the platform says that one is being played. */
  isPlaying(): boolean;
  /** The player wants to log out. */
  askToLogOut(): void;
  /** The player wants to be reminded of breaks, or otherwise than before. */
  askForBreaks(): void;
}

interface PartsModule {
  readonly createMemberParts: typeof createMemberParts;
}

const noLogout: LogoutState = { at: "idle" };
const noBack: BackState = { at: "ready" };
const nobody: readonly string[] = [];

/**
 * The member's part of one page. What only a member needs is fetched with the first thing that is
 * asked of it, by `load`; whatever is asked meanwhile happens in order when it is here.
 */
export function createMember(
  ports: MemberPorts,
  load: () => PartsModule | Promise<PartsModule> = () => import("./member-parts.ts"),
): Member {
  const { store, api, queryClient, session, clock = browserClock } = ports;
  const place = atom<MemberParts | undefined>(undefined);
  let loading: Promise<MemberParts> | undefined;

  function make(module: PartsModule): MemberParts {
    const parts = store.get(place) ?? module.createMemberParts({ ...ports, clock, askToLogOut });
    store.set(place, parts);
    return parts;
  }

  function parts(): MemberParts | Promise<MemberParts> {
    const here = store.get(place);
    if (here) return here;
    if (loading) return loading;
    const module = load();
    if (!(module instanceof Promise)) return make(module);
    loading = module.then(make).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  /** At once when the parts are here. */
  function whenHere<Done>(run: (parts: MemberParts) => Promise<Done>): Promise<Done> {
    const here = parts();
    return here instanceof Promise ? here.then(run) : run(here);
  }

  /** The same for what has no answer; a chunk that cannot be had is asked for again the next time. */
  function order(run: (parts: MemberParts) => void): void {
    const here = parts();
    if (here instanceof Promise) here.then(run, () => undefined);
    else run(here);
  }

  function late<State, Event>(
    initial: State,
    pick: (parts: MemberParts) => Machine<State, Event>,
  ): Machine<State, Event> {
    const state = atom((get) => {
      const here = get(place);
      return here ? get(pick(here).atom) : initial;
    });
    return {
      atom: state,
      getState: () => store.get(state),
      subscribe: (listener) => store.sub(state, listener),
      send: (event) => order((here) => pick(here).send(event)),
    };
  }

  const logout = late(noLogout, (here) => here.logout);
  const balances: Balances = {
    refresh: () => whenHere((here) => here.balances.refresh()),
    moved: (main) => order((here) => here.balances.moved(main)),
    refreshLayout: () => whenHere((here) => here.balances.refreshLayout()),
  };
  const refreshWallet = () => void balances.refresh().catch(() => undefined);

  session.onChange((now, before) => {
    if (before.role !== "member" || store.get(place)?.isForgetting()) return;
    const left = now.role === "visitor" || now.memberId !== before.memberId;
    if (left) logout.send({ type: "gone-elsewhere" });
  });

  const isPlaying = () => {
    const layout = queryClient.getQueryData(layoutQuery(api, session.current()).queryKey);
    return store.get(ports.game) !== "none" || layout?.isPlaying === true;
  };

  function askToLogOut(): void {
    logout.send({ type: "asked", gameOpen: isPlaying() });
  }

  return {
    ports,
    clock,
    session,
    logout,
    balances,
    prepare: () => order(() => undefined),
    refreshWallet,
    oneKeyBack: late(noBack, (here) => here.oneKeyBack),
    getBack: late(noBack, (here) => here.getBack),
    eye: createEye(store, ports.local),
    notReturned: {
      providersAtom: atom((get) => {
        const here = get(place);
        return here ? get(here.notReturned.providersAtom) : nobody;
      }),
    },
    moneyNotReturned(provider) {
      order((here) => here.notReturned.mark(provider));
      refreshWallet();
    },
    isPlaying,
    askToLogOut,
    askForBreaks: () => order((here) => void here.breaks.ask()),
  };
}
