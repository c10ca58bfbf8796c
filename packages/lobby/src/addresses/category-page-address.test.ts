import { expect, test } from "vitest";
import { hallAddress, hallAsked } from "./category-page-address.ts";

test.each([2, 3, 8, 9, 12, "crash"] as const)("the hall of %s is found by its address", (kind) => {
  const { pathname, searchParams } = new URL(hallAddress(kind), "https://lobby.example");
  expect(hallAsked(pathname.replace("/gameHall/", ""), searchParams)).toBe(kind);
});

test("only slots have crash games beside them", () => {
  expect(hallAsked("3", new URLSearchParams("isCrashGame=1"))).toBe(3);
});
