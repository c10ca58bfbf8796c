import { fakeApi, type FakeApi, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { fakeClock, type FakeClock } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { beginsSignedIn } from "@naluma/site/who.fake";
import { atom, createStore } from "jotai/vanilla";
import type { GameNow } from "./return-all/return-all.machine.ts";
import { fakeSession, type FakeSession } from "./session.fake.ts";
import { walletOnWire } from "./wallet-answer.fake.ts";
import type { WalletPorts } from "./wallet-service.ports.ts";
import { createWalletService, type WalletService } from "./wallet-service.ts";

export interface FakeWallet {
  readonly wallet: WalletService;
  readonly session: FakeSession;
  readonly api: FakeApi;
  readonly clock: FakeClock;
  /** The calls made to the page, in order. */
  readonly log: string[];
  setGame(game: GameNow): void;
}

interface Options {
  readonly signedIn?: boolean;
  readonly replies?: Readonly<Record<string, (sent: Sent) => Reply | Promise<Reply>>>;
  /** Fetches the main balance on behalf of the page. */
  readonly readMain?: () => Promise<void>;
  /** Called for each refused query, as for a message to the player. */
  readonly notify?: () => void;
}

/** A wallet whose fake platform and page only record what happens. */
export function fakeWallet(options: Options = {}): FakeWallet {
  const { replies = {}, readMain = () => Promise.resolve() } = options;
  const store = createStore();
  const session = fakeSession(store);
  if (beginsSignedIn(options.signedIn)) session.signIn();

  const log: string[] = [];
  const api = fakeApi({
    "/member/profile/my_cash": () => ({ data: walletOnWire }),
    "/member/profile/balance/all/back": () => ({ data: null }),
    "/member/profile/balance_get_back": () => ({ data: null }),
    ...replies,
  });
  const clock = fakeClock();
  const game = atom<GameNow>("none");
  const ports: WalletPorts = {
    store,
    api,
    queryClient: createQueryClient(options.notify),
    session: session.ports,
    mainBalance: {
      refresh() {
        log.push("read main balance");
        return readMain();
      },
      set: (cash) => void log.push(`main balance is ${cash}`),
    },
    local: fakeBrowser().tab().local,
    settings: { siteId: 9 },
    game,
    locale: () => "en_US",
    newId: () => crypto.randomUUID(),
    askToLogIn: () => void log.push("ask to log in"),
    clock,
  };
  const wallet = createWalletService(ports);
  return { wallet, session, api, clock, log, setGame: (now) => store.set(game, now) };
}
