import { shownToasts } from "@naluma/ui/toast.fake";
import { createStore } from "jotai/vanilla";
import { beforeEach, expect, test, vi } from "vitest";
import { notifyDeposit } from "./deposit-notice.ts";

let store = createStore();
const refresh = vi.fn();
const signedIn = (memberId: number) => ({
  role: "member" as const,
  demo: false,
  memberId,
  account: "player01",
  currency: "USD",
  token: "s1.secret",
});

const page = { locale: "en_US" as const, settings: { describedCurrencies: {} } };

const hears = (
  deposit: { orderNumber: string; amount: string; times: number } | undefined,
  who: ReturnType<typeof signedIn> | { role: "visitor" } = signedIn(7),
) => notifyDeposit({ page, store, wallet: { refresh }, session: { current: () => who } }, deposit);

beforeEach(() => {
  refresh.mockClear();
  store = createStore();
});

test("[RT-24] a deposit updates the balance and is reported with its amount and order, once", async () => {
  await hears({ orderNumber: "D1", amount: "500.00", times: 2 });
  await hears({ orderNumber: "D1", amount: "500.00", times: 2 });
  expect(refresh).toHaveBeenCalledOnce();
  expect(shownToasts(store)).toEqual([
    { kind: "success", message: "Deposit received: $500.00. Order number: D1.", times: 1 },
  ]);
});

test("[RT-24] the first deposit is reported as the first, and the same order of another member is a different one", async () => {
  await hears({ orderNumber: "D2", amount: "20.00", times: 1 });
  await hears({ orderNumber: "D2", amount: "20.00", times: 1 }, signedIn(8));
  expect(shownToasts(store)).toEqual([
    { kind: "success", message: "First deposit received: $20.00. Order number: D2.", times: 2 },
  ]);
});

test("an unreadable deposit updates the balance each time, and is not reported", async () => {
  await hears(undefined);
  await hears(undefined);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(shownToasts(store)).toEqual([]);
});

test("a visitor has no deposit", async () => {
  await hears({ orderNumber: "D3", amount: "1.00", times: 1 }, { role: "visitor" });
  expect(refresh).not.toHaveBeenCalled();
});
