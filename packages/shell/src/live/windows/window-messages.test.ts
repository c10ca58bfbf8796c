import { expect, test, vi } from "vitest";
import type { WindowMessage } from "./window-messages.ts";
import { createWindowMessages } from "./window-messages.ts";

const now = 1_795_188_610_000;
const state = "Jx2b7Tq9Wc0LrV5nE8aZ";

/** A page, and a function that stores what another window of the site would. */
function page(opener: unknown = null) {
  const heard: ((event: StorageEvent) => void)[] = [];
  const removed: string[] = [];
  const messages = createWindowMessages(
    {
      opener,
      addEventListener: (_: string, listener: unknown) =>
        void heard.push(listener as (event: StorageEvent) => void),
      localStorage: { removeItem: (key) => void removed.push(key) },
    },
    () => now,
  );
  const store = (entry: unknown, key = "window-msg") => {
    const newValue = typeof entry === "string" ? entry : JSON.stringify(entry);
    for (const listener of heard) listener({ key, newValue } as StorageEvent);
  };
  return { messages, store, removed };
}

const close = {
  msg: "authLoginClose",
  data: null,
  resCode: null,
  resMessage: null,
  state,
  at: now,
};

test.each<[string, object, Partial<WindowMessage>]>([
  [
    "authLogin with its data",
    { msg: "authLogin", data: { member_id: 1 }, resCode: "100", resMessage: "Success" },
    { msg: "authLogin", data: { member_id: 1 } },
  ],
  [
    "authLoginClose with a code and words",
    { msg: "authLoginClose", data: null, resCode: "102", resMessage: "Disabled." },
    { msg: "authLoginClose", resCode: "102", resMessage: "Disabled." },
  ],
  ["authLoginClose with nothing", { msg: "authLoginClose", data: null }, { msg: "authLoginClose" }],
  [
    "quickGame with the window's name",
    { msg: "quickGame", data: { waitingWindow: "depositWindow" } },
    { msg: "quickGame", data: { waitingWindow: "depositWindow" } },
  ],
  ["quickGame without it", { msg: "quickGame", data: null }, { msg: "quickGame", data: null }],
])("[AUTH-101] a message has msg, data, resCode and resMessage: %s", (_, message, read) => {
  const { messages, store, removed } = page();
  const take = vi.fn<(message: WindowMessage) => void>();
  messages.expect(state, take);
  store({ ...message, state, at: now });
  expect(take).toHaveBeenCalledOnce();
  expect(take.mock.calls[0]?.[0]).toMatchObject(read);
  expect(removed).toEqual(["window-msg"]);
  // A state is valid for a single message.
  store({ ...message, state, at: now });
  expect(take).toHaveBeenCalledOnce();
});

test.each<[string, unknown]>([
  ["of another state", { ...close, state: "AnotherStateAltogether" }],
  ["without a state", { ...close, state: undefined }],
  ["that is too old", { ...close, at: now - 30_001 }],
  ["of the future", { ...close, at: now + 1_000 }],
  ["without a time", { ...close, at: undefined }],
  ["of another kind", { ...close, msg: "authLogout" }],
  ["whose code is no text", { ...close, resCode: 102 }],
  ["that closes no window of ours", { ...close, msg: "quickGame", data: { waitingWindow: "x" } }],
  ["that is no JSON", "not JSON"],
])("a message %s is received by nobody", (_, message) => {
  const { messages, store, removed } = page();
  const take = vi.fn<() => void>();
  messages.expect(state, take);
  store(message);
  expect([take.mock.calls, removed]).toEqual([[], []]);
});

test("[AUTH-106] a window that has an opener receives nothing", () => {
  const { messages, store } = page({});
  const [take, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  messages.expect(state, take);
  messages.otherwise(other);
  store(close);
  store({ ...close, state: "another-state-1234" });
  expect([take.mock.calls, other.mock.calls]).toEqual([[], []]);
});

test("another key is ignored, and a message nobody expects goes to the fallback", () => {
  const { messages, store } = page();
  const other = vi.fn<(entry: string) => void>();
  messages.otherwise(other);
  store(close, "token");
  expect(other).not.toHaveBeenCalled();
  store(close);
  expect(other).toHaveBeenCalledExactlyOnceWith(JSON.stringify(close));
});

test("a cancelled expectation receives nothing", () => {
  const { messages, store } = page();
  const take = vi.fn<() => void>();
  messages.expect(state, take)();
  store(close);
  expect(take).not.toHaveBeenCalled();
});
