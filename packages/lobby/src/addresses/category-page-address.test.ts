import { expect, test } from "vitest";
import { categoryPageAddress, categoryAsked } from "./category-page-address.ts";

test.each([2, 3, 8, 9, 12, "crash"] as const)(
  "the page of %s is found by its address",
  (category) => {
    const { pathname, searchParams } = new URL(
      categoryPageAddress(category),
      "https://lobby.example",
    );
    expect(categoryAsked(pathname.replace("/gameHall/", ""), searchParams)).toBe(category);
  },
);

test("only slots have crash games beside them", () => {
  expect(categoryAsked("3", new URLSearchParams("isCrashGame=1"))).toBe(3);
});
