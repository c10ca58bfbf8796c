import { expect, test, vi } from "vitest";
import { onOtherTab, onPageShown } from "./on-window.ts";

test.each([
  ["the eye", "eyeOpen", 1],
  ["all that is stored, as by an emptied storage", null, 1],
  ["something else", "token", 0],
])("another tab's change of %s is followed or not", (_, key, times) => {
  const page = new EventTarget();
  const takeOver = vi.fn<() => void>();
  onOtherTab({ eye: { takeOver } }, page);
  page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(takeOver).toHaveBeenCalledTimes(times);
});

interface Kept {
  readonly isPlay?: string;
  readonly launch?: string;
  /** The launch state of the page when it entered the browser's cache. */
  readonly state?: "idle" | "starting" | "playing" | "quitting";
}

/** How many times the page reloads when it is shown. */
function shown({ isPlay, launch, state = "idle" }: Kept, persisted: boolean): number {
  let loads = 0;
  onPageShown({
    addEventListener: (_, heard) => heard({ persisted }),
    localStorage: {
      getItem: (key) => (key === "isPlay" ? (isPlay ?? null) : null),
      setItem: () => undefined,
    },
    sessionStorage: { getItem: (key) => (key === "launch" ? (launch ?? null) : null) },
    document: { documentElement: { dataset: { launch: state } } },
    location: { reload: () => void (loads += 1) },
  });
  return loads;
}

test("[SHELL-61] a page from the browser's cache is reloaded while isPlay is 1, and otherwise stays", () => {
  expect(shown({ isPlay: "1" }, true)).toBe(1);
  expect(shown({ isPlay: "0" }, true)).toBe(0);
  expect(shown({}, true)).toBe(0);
  expect(shown({ isPlay: "1" }, false)).toBe(0);
});

test("a page cached with its game, or with a start, is reloaded even if another tab ended it", () => {
  expect(shown({ isPlay: "0", launch: "id-1" }, true)).toBe(1);
  expect(shown({ launch: "id-1" }, true)).toBe(1);
  expect(shown({ launch: "id-1" }, false)).toBe(0);
});

test.each([
  ["idle", 0],
  ["starting", 1],
  ["playing", 1],
  ["quitting", 1],
] as const)(
  "a page that was %s is reloaded %i times, even if a later page of its tab has ended and forgotten everything",
  (state, loads) => {
    expect(shown({ isPlay: "0", state }, true)).toBe(loads);
    expect(shown({ isPlay: "0", state }, false)).toBe(0);
  },
);
