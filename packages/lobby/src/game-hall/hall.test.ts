import { expect, test } from "vitest";
import type { Game, GameType } from "./game.ts";
import { firstGames, firstTiles, gamesOfType, navigationTypes } from "./hall.ts";

const type = (id: number): GameType => ({
  id,
  name: `type ${id}`,
  icon: "",
  iconActive: "",
  providers: [],
});
const game = (id: number, type: number): Game => ({
  id,
  type,
  provider: "GPJL",
  code: `JL-${id}`,
  names: {},
  house: "",
  customized: false,
  picture: "",
  favourite: false,
  extra: undefined,
});

test("types 8 and 9 stay out of the navigation, which keeps the platform's order", () => {
  const sent = [9, 3, 2, 8, 7, 1].map(type);
  expect(navigationTypes(sent).map(({ id }) => id)).toEqual([3, 2, 7, 1]);
});

test("the page arrives with the first games of the first type only", () => {
  const games = Array.from({ length: 100 }, (_, index) => game(index, index % 2 ? 2 : 3));
  const first = firstGames([type(3), type(2)], games);
  expect(first).toHaveLength(firstTiles);
  expect(new Set(first.map((each) => each.type))).toEqual(new Set([3]));
});

test("without a type all games are shown", () => {
  expect(gamesOfType([game(1, 2), game(2, 3)], undefined)).toHaveLength(2);
});
