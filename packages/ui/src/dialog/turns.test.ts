import { expect, test, vi } from "vitest";
import { createTurns } from "./turns.ts";

const [login, wallet, maintenance] = [Symbol("login"), Symbol("wallet"), Symbol("maintenance")];

test("the first stays on screen, the others follow in the order they came", () => {
  const turns = createTurns();
  const closeLogin = turns.join(login);
  const closeWallet = turns.join(wallet);
  turns.join(maintenance);
  expect([login, wallet, maintenance].map(turns.isFirst)).toEqual([true, false, false]);
  closeLogin();
  expect(turns.isFirst(wallet)).toBe(true);
  closeWallet();
  expect(turns.isFirst(maintenance)).toBe(true);
});

test("one that gives up while it waits is passed over", () => {
  const turns = createTurns();
  const closeLogin = turns.join(login);
  turns.join(wallet)();
  turns.join(maintenance);
  closeLogin();
  expect(turns.isFirst(maintenance)).toBe(true);
});

test("who waits is told of every change, until it stops listening", () => {
  const turns = createTurns();
  const changed = vi.fn<() => void>();
  const stop = turns.subscribe(changed);
  const close = turns.join(login);
  close();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  turns.join(wallet);
  expect(changed).toHaveBeenCalledTimes(2);
});
