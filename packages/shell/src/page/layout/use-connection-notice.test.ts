import { connectionAtom, type ConnectionName } from "@naluma/realtime";
import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  backFor,
  noticeDelay,
  watchConnection,
  type ConnectionNoticeState,
} from "./use-connection-notice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const store = createStore();
  const notices: ConnectionNoticeState[] = [];
  const stop = watchConnection(store, (notice) => notices.push(notice));
  const become = (connection: ConnectionName) => store.set(connectionAtom, connection);
  return { notices, become, stop };
};

test("the first connection shows no notice", () => {
  const { notices, become } = watched();
  become("reconnecting");
  vi.advanceTimersByTime(60_000);
  expect(notices).toEqual([]);
});

test.each([
  ["reconnecting", "returning"],
  ["offline", "lost"],
] as const)(
  "a connection that is %s for a while is reported as %s, and its return for a moment",
  (connection, notice) => {
    const { notices, become } = watched();
    become("connected");
    become(connection);
    vi.advanceTimersByTime(noticeDelay);
    become("catching-up");
    become("connected");
    vi.advanceTimersByTime(backFor);
    expect(notices).toEqual([notice, "back", undefined]);
  },
);

test.each([
  ["reconnecting", "returning"],
  ["offline", "lost"],
] as const)(
  "a game that opens while the connection is %s says that it is %s",
  (connection, notice) => {
    const store = createStore();
    store.set(connectionAtom, connection);
    const notices: ConnectionNoticeState[] = [];
    watchConnection(store, (each) => notices.push(each), { isExpected: true });
    vi.advanceTimersByTime(noticeDelay);
    expect(notices).toEqual([notice]);
  },
);

test("a connection that returns at once shows no notice", () => {
  const { notices, become } = watched();
  become("connected");
  vi.advanceTimersByTime(backFor);
  become("reconnecting");
  vi.advanceTimersByTime(noticeDelay - 1);
  become("connected");
  vi.advanceTimersByTime(60_000);
  expect(notices.filter(Boolean)).toEqual([]);
});

test("a connection that takes long to catch up is not reported as lost", () => {
  const { notices, become } = watched();
  become("connected");
  become("reconnecting");
  become("catching-up");
  vi.advanceTimersByTime(60_000);
  expect(notices.filter(Boolean)).toEqual([]);
});

test("a stopped watch reports nothing more, not even a notice that was due", () => {
  const { notices, become, stop } = watched();
  become("connected");
  vi.advanceTimersByTime(backFor);
  notices.length = 0;
  become("offline");
  stop();
  vi.advanceTimersByTime(60_000);
  expect(notices).toEqual([]);
});
