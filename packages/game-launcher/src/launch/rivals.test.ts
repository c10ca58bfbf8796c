import { expect, test } from "vitest";
import { watchRivals } from "./rivals.ts";

test("a start whose address came before ours has no game any more, whatever its tab says", () => {
  const rivals = watchRivals();
  rivals.addressCame("theirs", false);
  expect(rivals.saysOwn("theirs", true)).toBe(false);
});

test("a start whose address comes after ours has the game, whichever is heard first", () => {
  expect(watchRivals().saysOwn("theirs", true)).toBe(true);
  const rivals = watchRivals();
  expect(rivals.saysOwn("theirs", false)).toBe(false);
  expect(rivals.addressCame("theirs", true)).toBe(true);
});

test("an address alone says nothing: a foreign one is not ours to follow", () => {
  expect(watchRivals().addressCame("theirs", true)).toBe(false);
});
