import { createQueryClient } from "@naluma/api-client/query-client";
import { atom, createStore } from "jotai/vanilla";
import { createMember, type Member, type MemberPorts } from "../member.ts";
import * as parts from "../member-parts.ts";
import { createSession } from "../session/session.ts";
import type { GameNow } from "../wallet/one-key-obstacle.ts";
import { fakeApi, type FakeApi, type Reply, type Sent } from "./fake-api.ts";
import { fakeClock, type FakeClock } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "./fake-storage.ts";

export const layoutOnWire = (cash: string, account = "player01") => ({
  member_common_layout: {
    id: 7,
    member_account: account,
    member_currency: "USD",
    member_cash: cash,
    member_type: 1,
    is_playing: 0,
  },
});

const provider = (gp_id: string, is_light: number, cash: string) => ({
  gp_id,
  is_light,
  icon_dark: "",
  cash,
});

export const walletOnWire = {
  my_cash_list: [
    provider("Harbourline", 1, "1860.00"),
    provider("Tessera", 0, "0.00"),
    provider("Kestrel", 1, "906.50"),
    provider("Oxbow", 1, "500.00"),
    provider("Northgate", 0, "0.00"),
  ],
  total: "12480.55",
};

export interface FakeMember {
  readonly member: Member;
  readonly api: FakeApi;
  readonly clock: FakeClock;
  /** What the page was asked to do, in order. */
  readonly log: string[];
  setGame(game: GameNow): void;
}

interface Options {
  readonly signedIn?: boolean;
  readonly replies?: Readonly<Record<string, (sent: Sent) => Reply | Promise<Reply>>>;
  /** Whether the private channel is joined; a promise holds the answer. */
  readonly channel?: () => Promise<boolean>;
  readonly inIosApp?: boolean;
  /** Hears of refused queries, as the player would. */
  readonly tell?: () => void;
}

/** A member's part of a page, with a platform and a page that only take notes. */
export function fakeMember(options: Options = {}): FakeMember {
  const { signedIn = true, replies = {}, inIosApp = false } = options;
  const channel = options.channel ?? (() => Promise.resolve(true));
  const store = createStore();
  const { local } = fakeBrowser().tab();
  const session = createSession({ store, local });
  const login = { memberId: 7, account: "player01", currency: "USD", token: "s1.secret" };
  if (signedIn) session.signIn(login);

  const log: string[] = [];
  const note = (what: string) => () => void log.push(what);
  const api = fakeApi(
    {
      "/member/profile/common/layout": () => ({ data: layoutOnWire("9214.05") }),
      "/member/profile/my_cash": () => ({ data: walletOnWire }),
      "/logout": () => ({ data: null }),
      "/member/profile/balance/all/back": () => ({ data: null }),
      "/member/profile/balance_get_back": () => ({ data: null }),
      ...replies,
    },
    ({ path }) => log.push(`${path} with ${session.token() ?? "no token"}`),
  );
  const clock = fakeClock();
  const game = atom<GameNow>("none");

  const ports: MemberPorts = {
    store,
    api,
    queryClient: createQueryClient(options.tell),
    session,
    local,
    tab: fakeBrowser().tab().local,
    settings: { siteId: 9, isDemo: false },
    game,
    locale: () => "en_US",
    newId: () => crypto.randomUUID(),
    deviceId: () => "d-1",
    clock,
    quitGame: async () => note("quit game")(),
    stopSocket: note("stop socket"),
    waitForPrivateChannel: channel,
    setSiteCurrency: note("set currency"),
    goHome: note("go home"),
    closeWindows: note("close windows"),
    resetOthers: note("reset others"),
    reload: note("reload"),
    inIosApp,
  };
  const member = createMember(ports, () => parts);
  return { member, api, clock, log, setGame: (now) => store.set(game, now) };
}
