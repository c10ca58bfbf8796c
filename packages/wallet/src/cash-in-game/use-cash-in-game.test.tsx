import { refused, type Reply } from "@naluma/api-client/api.fake";
// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import type { PropsWithChildren } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { WalletContext } from "../use-wallet-service.ts";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { fakeWallet, type FakeWallet } from "../wallet-service.fake.ts";
import { words } from "../words.ts";
import { useCashInGame } from "./use-cash-in-game.ts";

const site: Site = { template: "mobile", client: "mobile", currency: "USD", settings: openSite };

beforeAll(() => words.load("en_US"));
afterEach(cleanup);

/** A page on which a game of that provider is played. */
function playing({ wallet }: FakeWallet, provider = "Harbourline") {
  const Around = ({ children }: PropsWithChildren) => (
    <Provider store={wallet.ports.store}>
      <QueryClientProvider client={wallet.ports.queryClient}>
        <Language locale="en_US">
          <SiteContext value={site}>
            <WalletContext value={wallet}>{children}</WalletContext>
          </SiteContext>
        </Language>
      </QueryClientProvider>
    </Provider>
  );
  return renderHook(() => useCashInGame(provider), { wrapper: Around });
}

const asked = ({ api }: FakeWallet) => api.paths().filter((path) => path.endsWith("/my_cash"));

test("what is in the game is the provider's wallet, and a placeholder while it is read", async () => {
  const { result } = playing(fakeWallet());
  expect(result.current).toMatchObject({ text: "--", refreshing: true, problem: undefined });
  await waitFor(() => expect(result.current?.text).toBe("$1,860.00"));
});

test("it follows what the wallet is told", async () => {
  let cash = "1860.00";
  const page = fakeWallet({
    replies: {
      "/member/profile/my_cash": () => ({
        data: {
          my_cash_list: [{ gp_id: "Harbourline", is_light: 1, icon_dark: "", cash }],
          total: "5000.00",
        },
      }),
    },
  });
  const { result } = playing(page);
  await waitFor(() => expect(result.current?.text).toBe("$1,860.00"));
  cash = "1859.00";
  act(() => page.wallet.balances.moved("0.00"));
  await waitFor(() => expect(result.current?.text).toBe("$1,859.00"));
});

test("a platform that tells nothing is asked every 15 s, until the game is off", async () => {
  const page = fakeWallet();
  const { result, unmount } = playing(page);
  await waitFor(() => expect(result.current?.text).toBe("$1,860.00"));
  expect(asked(page)).toHaveLength(1);
  await act(() => page.clock.pass(15_000));
  await waitFor(() => expect(asked(page)).toHaveLength(2));
  await waitFor(() => expect(result.current?.text).toBe("$1,860.00"));
  unmount();
  await page.clock.pass(60_000);
  expect(asked(page)).toHaveLength(2);
});

test("whoever hides amounts sees none here", async () => {
  const page = fakeWallet();
  const { result } = playing(page);
  await waitFor(() => expect(result.current?.text).toBe("$1,860.00"));
  act(() => page.wallet.eye.toggle());
  expect(result.current?.text).toBe("•••••");
});

const problem = "We couldn’t load your balance. Try again";

test("one that cannot be read says so until it could, also while it is tried again", async () => {
  let reply: () => Reply | Promise<Reply> = () => refused("999");
  const page = fakeWallet({ replies: { "/member/profile/my_cash": () => reply() } });
  const { result } = playing(page);
  await waitFor(() => expect(result.current).toMatchObject({ text: "--", problem }));
  const held = Promise.withResolvers<Reply>();
  reply = () => held.promise;
  act(() => result.current?.refresh());
  await waitFor(() => expect(result.current).toMatchObject({ problem, refreshing: true }));
  held.resolve({ data: walletOnWire });
  await waitFor(() =>
    expect(result.current).toMatchObject({
      text: "$1,860.00",
      problem: undefined,
      refreshing: false,
    }),
  );
});

test("a provider whose wallet the platform does not name holds nobody knows what", async () => {
  const { result } = playing(fakeWallet(), "Elsewhere");
  await waitFor(() => expect(result.current).toMatchObject({ text: "--", refreshing: false }));
});

test("nothing is shown or asked for a visitor", () => {
  const page = fakeWallet({ signedIn: false });
  expect(playing(page).result.current).toBeUndefined();
  expect(asked(page)).toEqual([]);
});

test("a demonstration account has no money to show", () => {
  const page = fakeWallet();
  page.session.signIn({ demo: true });
  expect(playing(page).result.current).toBeUndefined();
  expect(asked(page)).toEqual([]);
});
