// @vitest-environment jsdom
import { refused, type Reply } from "@naluma/api-client/api.fake";
import { Language } from "@naluma/i18n/react";
import { fakeClock } from "@naluma/machine/clock.fake";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import type { PropsWithChildren } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { WalletContext } from "../use-wallet-service.ts";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { fakeWallet } from "../wallet-service.fake.ts";
import type { WalletService } from "../wallet-service.ts";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import { useMinutesSince, useWallet } from "./use-wallet-panel.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const settings = { ...openSite, imageOrigins: ["https://pictures.example"] };
const site: Site = { template: "mobile", client: "mobile", currency: "USD", settings };

beforeAll(() => Promise.all([words.load("en_US"), restWords.load("en_US")]));
afterEach(cleanup);

function show(wallet: WalletService) {
  const Around = ({ children }: PropsWithChildren) => (
    <Provider store={wallet.ports.store}>
      <QueryClientProvider client={wallet.ports.queryClient}>
        <Language locale="en_US">
          <SiteContext value={site}>
            <MemoryRouter>
              <WalletContext value={wallet}>{children}</WalletContext>
            </MemoryRouter>
          </SiteContext>
        </Language>
      </QueryClientProvider>
    </Provider>
  );
  return renderHook(() => useWallet(), { wrapper: Around }).result;
}

test.each([
  ["/media/providers/GPJL.svg", "/media/providers/GPJL.svg"],
  ["https://pictures.example/GPJL.svg", "https://pictures.example/GPJL.svg"],
  ["https://elsewhere.example/seen.gif", ""],
  ["//elsewhere.example/seen.gif", ""],
  ["data:image/svg+xml,x", ""],
  ["javascript:alert(1)", ""],
  ["", ""],
])("the mark of a provider at %j is shown from %j", async (icon_dark, shown) => {
  const { wallet } = fakeWallet({
    replies: {
      "/member/profile/my_cash": () => ({
        data: {
          my_cash_list: [{ gp_id: "GPJL", is_light: 1, icon_dark, cash: "1.00" }],
          total: "2.00",
        },
      }),
    },
  });
  const result = show(wallet);
  await waitFor(() => expect(result.current.rows.map(({ icon }) => icon)).toEqual([shown]));
});

test("a wallet that could not be read again has failed, and during a retry it has not", async () => {
  const held = Promise.withResolvers<Reply>();
  let answer = (): Reply | Promise<Reply> => ({ data: walletOnWire });
  const { wallet } = fakeWallet({ replies: { "/member/profile/my_cash": () => answer() } });
  const result = show(wallet);
  await waitFor(() => expect(result.current.status).toBe("ready"));
  answer = () => refused("999");
  act(() => wallet.refresh());
  await waitFor(() => expect(result.current.status).toBe("failed"));
  answer = () => held.promise;
  act(() => wallet.refresh());
  await waitFor(() => expect(result.current.status).toBe("ready"));
  expect(result.current.total).not.toMatch(/\d/);
  expect([result.current.back.obstacle, result.current.back.busy]).toEqual(["fetching", false]);
  held.resolve({ data: walletOnWire });
  await waitFor(() => expect(result.current.total).toBe("$12,480.55"));
  expect(result.current.back.obstacle).toBeUndefined();
});

afterEach(cleanup);

test("the age of an amount grows minute by minute from when it was read", async () => {
  const clock = fakeClock();
  const readAt = clock.now() - 59_000;
  const { result } = renderHook(() => useMinutesSince(readAt, clock));
  expect(result.current).toBe(0);
  await act(() => clock.pass(1_000));
  expect(result.current).toBe(1);
  await act(() => clock.pass(60_000));
  expect(result.current).toBe(2);
  await act(() => clock.pass(60_000));
  expect(result.current).toBe(3);
});

test("an amount that is read again is new", async () => {
  const clock = fakeClock();
  const { result, rerender } = renderHook((readAt: number) => useMinutesSince(readAt, clock), {
    initialProps: clock.now(),
  });
  await act(() => clock.pass(150_000));
  expect(result.current).toBe(2);
  rerender(clock.now());
  expect(result.current).toBe(0);
  await act(() => clock.pass(59_999));
  expect(result.current).toBe(0);
  await act(() => clock.pass(1));
  expect(result.current).toBe(1);
});

test("the age of an amount that is no longer on screen is not counted", async () => {
  const clock = fakeClock();
  const setTimeout = vi.spyOn(clock, "setTimeout");
  const { unmount } = renderHook(() => useMinutesSince(clock.now(), clock));
  await act(() => clock.pass(120_000));
  unmount();
  const before = setTimeout.mock.calls.length;
  await clock.pass(120_000);
  expect(setTimeout).toHaveBeenCalledTimes(before);
});
