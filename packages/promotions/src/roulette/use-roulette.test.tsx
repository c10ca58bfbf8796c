// @vitest-environment jsdom
import { fakeApi } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { wheelPicture } from "@naluma/ui/wheel";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { PropsWithChildren } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { campaignsOnWire } from "../campaigns/campaigns.fake.ts";
import { promotionsQueryKeys } from "../query-keys.ts";
import { restWords } from "../words.rest.ts";
import { useRouletteWords } from "./use-roulette-words.ts";
import { useRoulette, useRouletteNow, useWheelPicture } from "./use-roulette.ts";
import type { Prize } from "./wheel.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const path = "/arks/web/activity/roulette";
const prizes: readonly Prize[] = [
  { id: 1, name: "88.00" },
  { id: 2, name: "Try again" },
];

/** The pictures that are being loaded. */
let pictures: { src: string; onload: (() => void) | null }[] = [];

beforeAll(() => restWords.load("en_US"));
beforeEach(() => {
  pictures = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      onload = null;
      constructor() {
        pictures.push(this);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function memberPage(campaigns: unknown = campaignsOnWire) {
  const queryClient = createQueryClient();
  const api = fakeApi({
    [path]: () => ({
      data: {
        detail: {
          prize_settings: prizes.map(({ id, name }) => ({ prize_id: id, prize_name: name })),
        },
      },
    }),
    [`${path}/info`]: () => ({ data: { detail: { remaining_draws: 3 } } }),
    [`${path}/spin`]: () => ({ data: { prize_id: 1, remaining_draws: 2 } }),
    "/services/v1/member/promotions": () => ({ data: campaigns }),
  });
  const store = createStore();
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <Language locale="en_US">
            <SiteContext
              value={{
                template: "desktop",
                client: "desktop",
                currency: "USD",
                settings: openSite,
              }}
            >
              {children}
            </SiteContext>
          </Language>
        </ApiContext>
      </QueryClientProvider>
    </Provider>
  );
  return { queryClient, wrapper };
}

test("until its award is read the wheel keeps its prizes, whatever campaign runs by then", async () => {
  const { queryClient, wrapper } = memberPage();
  const onMoney = () => undefined;
  const { result } = renderHook(() => useRoulette({ memberId: 7, onMoney }), { wrapper });
  const now = renderHook(() => useRouletteNow(7), { wrapper }).result;
  await waitFor(() => expect(result.current.prizes).toEqual(prizes));
  act(() => result.current.open());
  await waitFor(() => expect(result.current.state.at).toBe("ready"));
  act(() => result.current.spin());
  await waitFor(() => expect(result.current.state.at).toBe("awarded"));

  const others = [...prizes, { id: 3, name: "5.00" }];
  const [[wheel] = []] = queryClient
    .getQueriesData({ queryKey: promotionsQueryKeys.roulettes })
    .filter(([key]) => key.includes("wheel"));
  act(() => void queryClient.setQueryData(wheel ?? [], { prizes: others }));
  await waitFor(() => expect(now.current.roulette?.prizes).toEqual(others));
  expect(result.current.prizes).toEqual(prizes);
  act(() => result.current.closeAlert());
  await waitFor(() => expect(result.current.prizes).toEqual(others));
});

const drawn = { kind: "roulette", name: "Daily wheel", currency: "USD" };

test("the previous draws are the wheel's last two that paid cash, each in its currency", async () => {
  const at = "2026-11-22 09:15:00";
  const { wrapper } = memberPage({
    ...campaignsOnWire,
    won: [
      { ...drawn, id: 9, kind: "red_envelope", amount: "9.99", at },
      { ...drawn, id: 8, amount: null, at },
      { ...drawn, id: 7, amount: "5000", currency: "VND", at },
      { ...drawn, id: 6, amount: "18.00", at },
      { ...drawn, id: 5, amount: "1.00", at },
    ],
  });
  const { result } = renderHook(() => useRouletteWords(7, prizes), { wrapper });
  await waitFor(() => expect(result.current.history).toHaveLength(2));
  expect(result.current.history.map(({ id }) => id)).toEqual([7, 6]);
  expect(result.current.history[0]?.prize).toMatch(/₫|VND/);
  expect(result.current.history[1]?.prize).toBe("$18.00");
});

test("a roulette that ends while it is open keeps its name and its terms", async () => {
  const { queryClient, wrapper } = memberPage();
  const { result } = renderHook(() => useRouletteWords(7, prizes), { wrapper });
  await waitFor(() => expect(result.current.title).toBe("Daily wheel"));
  act(() => {
    queryClient.setQueriesData(
      { queryKey: promotionsQueryKeys.campaigns },
      { campaigns: [], won: [] },
    );
  });
  await waitFor(() => expect(result.current.history).toEqual([]));
  expect(result.current.title).toBe("Daily wheel");
  expect(result.current.terms?.condition).toBe("Members with a deposit this week.");
});

test("one wheel's picture is never drawn over another wheel", () => {
  const { result, rerender } = renderHook((count: number) => useWheelPicture(count), {
    initialProps: 6,
  });
  expect(result.current).toBeUndefined();
  act(() => pictures[0]?.onload?.());
  expect(result.current).toBe(wheelPicture(6));
  rerender(8);
  expect(result.current).toBeUndefined();
  act(() => pictures[1]?.onload?.());
  expect(result.current).toBe(wheelPicture(8));
  rerender(1);
  expect(result.current).toBeUndefined();
});
