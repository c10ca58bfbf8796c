import { expect, test } from "vitest";
import { pageCacheToReload } from "./page-cache-to-reload.ts";

interface StoredEntries {
  readonly isPlay?: string;
  readonly launch?: string;
}

/** How often the page is loaded anew when it is shown. */
function shown({ isPlay, launch }: StoredEntries, persisted: boolean): number {
  let loads = 0;
  pageCacheToReload({
    addEventListener: (_, heard) => heard({ persisted }),
    localStorage: {
      getItem: (key) => (key === "isPlay" ? (isPlay ?? null) : null),
      setItem: () => undefined,
    },
    sessionStorage: { getItem: (key) => (key === "launch" ? (launch ?? null) : null) },
    location: { reload: () => void (loads += 1) },
  });
  return loads;
}

test("[SHELL-61] a page from the browser's cache is loaded anew while isPlay is 1, and otherwise stays", () => {
  expect(shown({ isPlay: "1" }, true)).toBe(1);
  expect(shown({ isPlay: "0" }, true)).toBe(0);
  expect(shown({}, true)).toBe(0);
  expect(shown({ isPlay: "1" }, false)).toBe(0);
});

test("a page that lay in the cache with its game, or with a start, is loaded anew though another tab ended it", () => {
  expect(shown({ isPlay: "0", launch: "id-1" }, true)).toBe(1);
  expect(shown({ launch: "id-1" }, true)).toBe(1);
  expect(shown({ launch: "id-1" }, false)).toBe(0);
});
