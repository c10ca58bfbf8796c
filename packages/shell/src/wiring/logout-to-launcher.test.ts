import type { Session } from "@naluma/member";
import { expect, test, vi } from "vitest";
import { logoutToLauncher } from "./logout-to-launcher.ts";

type Who = ReturnType<Session["current"]>;

const visitor: Who = { role: "visitor" };
const member = (memberId: number, currency = "USD"): Who => ({
  role: "member",
  memberId,
  account: "lotus88",
  currency,
  demo: false,
});

test.each([
  ["a logout", member(1), visitor, 1],
  ["another member's login in another tab", member(1), member(2), 1],
  ["a login", visitor, member(1), 0],
  ["a change of the same member's data", member(1), member(1, "VND"), 0],
])("%s closes the game of the member before, if there was one", (_, before, now, times) => {
  const listeners: ((now: Who, before: Who) => void)[] = [];
  const onChange: Session["onChange"] = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const loggedOut = vi.fn();
  logoutToLauncher({ onChange }, { loggedOut });
  for (const listener of listeners) listener(now, before);
  expect(loggedOut).toHaveBeenCalledTimes(times);
});
