import { fakeApi, type FakeApi, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { fakeClock, type FakeClock } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { beginsSignedIn } from "@naluma/site/who.fake";
import { createStore } from "jotai/vanilla";
import type { MemberPorts } from "./member.ports.ts";
import { createMember, type Member } from "./member.ts";
import { createSession } from "./session/session.ts";

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

export interface FakeMember {
  readonly member: Member;
  readonly api: FakeApi;
  readonly clock: FakeClock;
  /** The calls made to the page, in order. */
  readonly log: string[];
  setGameActive(isActive: boolean): void;
}

interface Options {
  readonly signedIn?: boolean;
  readonly replies?: Readonly<Record<string, (sent: Sent) => Reply | Promise<Reply>>>;
  /** Whether the private channel has been joined; the promise delays that answer. */
  readonly channel?: () => Promise<boolean>;
  /** Called for each refused query, as for a message to the player. */
  readonly notify?: () => void;
}

/** A member service whose fake platform and page only record what happens. */
export function fakeMember(options: Options = {}): FakeMember {
  const { replies = {} } = options;
  const channel = options.channel ?? (() => Promise.resolve(true));
  const store = createStore();
  const { local } = fakeBrowser().tab();
  const session = createSession({ store, local });
  const login = { memberId: 7, account: "player01", currency: "USD", token: "s1.secret" };
  if (beginsSignedIn(options.signedIn)) session.signIn(login);

  const log: string[] = [];
  const note = (what: string) => () => void log.push(what);
  const api = fakeApi(
    {
      "/member/profile/common/layout": () => ({ data: layoutOnWire("9214.05") }),
      "/logout": () => ({ data: null }),
      ...replies,
    },
    ({ path }) => log.push(`${path} with ${session.token() ?? "no token"}`),
  );
  const clock = fakeClock();
  let isGameActive = false;

  const ports: MemberPorts = {
    store,
    api,
    queryClient: createQueryClient(options.notify),
    session,
    local,
    tab: fakeBrowser().tab().local,
    settings: {
      siteId: 9,
      isDemo: false,
      appBridges: { ios: "", android: "" },
      currencies: ["USD"],
      describedCurrencies: {},
    },
    country: undefined,
    isGameActive: () => isGameActive,
    refreshWallet: note("refresh wallet"),
    locale: () => "en_US",
    clock,
    quitGame: async () => note("quit game")(),
    stopReading: note("stop reading"),
    stopSocket: note("stop socket"),
    waitForPrivateChannel: channel,
    setSiteCurrency: note("set currency"),
    goHome: note("go home"),
    closeWindows: note("close windows"),
    reload: note("reload"),
  };
  const member = createMember(ports);
  return { member, api, clock, log, setGameActive: (isActive) => void (isGameActive = isActive) };
}
