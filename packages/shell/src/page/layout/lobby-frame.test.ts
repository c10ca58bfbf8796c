import { pageMaxAge } from "@naluma/site/page";
import { dehydrate, hydrate, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { alignQueryFreshness } from "./lobby-frame.tsx";

const rendered = Date.UTC(2026, 10, 27, 12);
const key = ["announcements"];

/** Whether a page refetches what its server had loaded, with data that stays fresh for a minute. */
const asksAgain = (arrived: number, now: number): boolean => {
  const server = new QueryClient();
  server.setQueryData(key, ["Welcome"], { updatedAt: rendered });
  const browser = new QueryClient();
  hydrate(browser, alignQueryFreshness(dehydrate(server), arrived));
  const { dataUpdatedAt } = browser.getQueryState(key) ?? {};
  return now - (dataUpdatedAt ?? 0) >= 60_000;
};

test.each([
  ["a page rendered for this player", 200, false],
  ["a page kept for an hour, and no longer", pageMaxAge, false],
  ["a page just rendered for a player whose clock is half an hour fast", pageMaxAge / 2, false],
  ["a page out of the browser's history, a day old", 24 * pageMaxAge, true],
])("data from %s is requested again or not", (_, age, expected) => {
  const arrived = rendered + age;
  expect(asksAgain(arrived, arrived + 1_000)).toBe(expected);
});

test("a player whose clock is a day slow does not keep the page's data for a day", () => {
  const arrived = rendered - 24 * pageMaxAge;
  expect(asksAgain(arrived, arrived + 61_000)).toBe(true);
});

test("a player whose clock is half an hour slow does not keep the page's data for that much longer", () => {
  const arrived = rendered - pageMaxAge / 2;
  expect(asksAgain(arrived, arrived + 61_000)).toBe(true);
});
