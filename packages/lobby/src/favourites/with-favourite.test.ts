import { expect, test } from "vitest";
import { withFavourite } from "./mark-favourite.ts";

test.each([
  ["added", [1], 2, true, [1, 2]],
  ["added once", [1, 2], 2, true, [1, 2]],
  ["removed", [1, 2], 1, false, [2]],
  ["removed though it is none", [1], 2, false, [1]],
] as const)("a favourite is %s", (_, ids, gameId, isFavourite, expected) => {
  expect(withFavourite(ids, gameId, isFavourite)).toEqual(expected);
});
