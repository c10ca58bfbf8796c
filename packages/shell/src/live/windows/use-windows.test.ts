import { expect, test, vi } from "vitest";
import { closeWhenDone } from "./use-windows.ts";
import type { WindowMessage } from "./window-messages.ts";

function open(name: "depositWindow" | "fpWindow") {
  const setItem = vi.fn<(key: string, value: string) => void>();
  const close = vi.fn<() => void>();
  const expected = new Map<string, (message: WindowMessage) => void>();
  closeWhenDone({ sessionStorage: { setItem }, close }, name, {
    expect(state, take) {
      expected.set(state, take);
      return () => undefined;
    },
  });
  const [key, state = ""] = setItem.mock.calls[0] ?? [];
  expect(key).toBe("window_state");
  const say = (message: object) =>
    expected.get(state)?.({ state, at: 0, ...message } as WindowMessage);
  return { say, close };
}

test.each(["depositWindow", "fpWindow"] as const)(
  "[AUTH-104] quickGame closes the window that waitingWindow names: %s",
  (name) => {
    const named = open(name);
    named.say({ msg: "quickGame", data: { waitingWindow: name } });
    expect(named.close).toHaveBeenCalledOnce();
    const unnamed = open(name);
    unnamed.say({ msg: "quickGame", data: null });
    expect(unnamed.close).toHaveBeenCalledOnce();
  },
);

test.each([
  ["another window", { msg: "quickGame", data: { waitingWindow: "gameWindow" } }],
  ["a login", { msg: "authLogin", data: null }],
])("a message about %s closes no window", (_, message) => {
  const { say, close } = open("depositWindow");
  say(message);
  expect(close).not.toHaveBeenCalled();
});
