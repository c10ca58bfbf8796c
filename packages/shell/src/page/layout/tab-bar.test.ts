import { expect, test } from "vitest";
import { currentTab } from "./tab-bar.mobile.tsx";

test.each([
  ["/", "", "home"],
  ["/", "#games", "games"],
  ["/", "#live_casino", "games"],
  ["/gameHall/2", "", "games"],
  ["/faq", "", undefined],
])("at %s%s the tab is %s", (pathname, hash, expected) => {
  expect(currentTab(pathname, hash)).toBe(expected);
});
