import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, it, test, vi } from "vitest";
import { fakeWallet } from "../wallet-service.fake.ts";
import { certainMain, nextWallet } from "./certain-balance.ts";
import { walletQuery } from "./wallet.api.ts";

const read = {
  status: "success",
  fetchStatus: "idle",
  isInvalidated: false,
  data: { cash: "5.00" },
} as const;

it.each([
  ["while real time tells of every change", read, true, "5.00"],
  ["never without real time", read, false, undefined],
  ["not while it is read anew", { ...read, fetchStatus: "fetching" }, true, undefined],
  ["not once it is known to be old", { ...read, isInvalidated: true }, true, undefined],
  ["not when it was refused", { ...read, status: "error" }, true, undefined],
  ["not before anything was read", undefined, true, undefined],
] as const)("the main balance is certain %s", (_, state, isRealtime, cash) => {
  expect(certainMain(state, isRealtime)).toBe(cash);
});

const waiting = () => {
  const { wallet } = fakeWallet();
  const { queryClient, api, session } = wallet.ports;
  const query = walletQuery(api, session.current());
  const clock = fakeClock();
  return { wallet, query, queryClient, clock, next: nextWallet(queryClient, query, clock) };
};

test("the next wallet is the platform's next answer, and not what an event put there", async () => {
  const { wallet, query, queryClient, clock } = waiting();
  await wallet.balances.refresh();
  const next = nextWallet(queryClient, query, clock);
  wallet.balances.moved("1.00");
  await queryClient.fetchQuery({ queryKey: ["something else"], queryFn: () => true });
  await wallet.balances.refresh();
  expect((await next)?.main).toBe("9214.05");
});

test("an answer that takes longer than 10 s is no longer waited for", async () => {
  const { clock, next } = waiting();
  const settled = vi.fn<() => void>();
  void next.then(settled);
  await clock.pass(9_999);
  expect(settled).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(await next).toBeUndefined();
});
