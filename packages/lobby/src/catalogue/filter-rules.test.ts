import { expect, test } from "vitest";
import { filterGames, withTags } from "./filter-rules.ts";
import type { CatalogueGame } from "./game.ts";

const game = (id: number, provider = "GPJL"): CatalogueGame => ({
  id,
  type: 2,
  providerId: provider,
  gameCode: `G${id}`,
  names: {},
  house: "",
  customized: false,
  picture: "",
  favourite: false,
  extra: undefined,
});
const games = [game(1), game(2, "GPKS"), game(3), game(4, "GPKS")];
const ids = {
  my_favorite: [3, 2],
  last_play: [4, 1, 4, 99],
  popular: [2, 1],
  hot: [3],
  new: [],
};
const picked = (filter: Parameters<typeof filterGames>[1]) =>
  filterGames(games, filter, ids).map(({ id }) => id);

test("[LOBBY-52] the filter all_game shows every game", () => {
  expect(picked({ list: "all_game", providerId: undefined })).toEqual([1, 2, 3, 4]);
});

test("[LOBBY-53] the filter my_favorite shows only the favourites, in the catalogue's order", () => {
  expect(picked({ list: "my_favorite", providerId: undefined })).toEqual([2, 3]);
});

test("[LOBBY-54] the filter last_play shows only what was played, newest first, each game once", () => {
  expect(picked({ list: "last_play", providerId: undefined })).toEqual([4, 1]);
});

test.each([
  ["popular", [2, 1]],
  ["hot", [3]],
  ["new", []],
] as const)("%s keeps the platform's order", (list, expected) => {
  expect(picked({ list, providerId: undefined })).toEqual(expected);
});

test("a provider narrows every list", () => {
  expect(picked({ list: "all_game", providerId: "GPKS" })).toEqual([2, 4]);
  expect(picked({ list: "last_play", providerId: "GPKS" })).toEqual([4]);
});

test("a game has one label, hot before new", () => {
  const tagged = withTags(games, { hot: [1], new: [1, 2] });
  expect(tagged.map(({ tag }) => tag)).toEqual(["hot", "new", undefined, undefined]);
});
