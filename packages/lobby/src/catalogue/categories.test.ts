import { expect, test } from "vitest";
import {
  categoryTabs,
  firstCategory,
  gamesOfCategory,
  navigationTypes,
  providersOf,
  shownCategories,
} from "./categories.ts";
import { keepFirst } from "./first-games.ts";
import type { CatalogueGame, GameType } from "./game.ts";

const game = (id: number, type: number): CatalogueGame => ({
  id,
  type,
  providerId: "GPJL",
  gameCode: `JL-${id}`,
  names: {},
  house: "",
  customized: false,
  picture: "",
  favourite: false,
  extra: undefined,
});
const type = (id: number, providers: readonly CatalogueGame[] = [game(id, id)]): GameType => ({
  id,
  name: `type ${id}`,
  icon: "",
  iconActive: "",
  providers,
});
const ids = (games: readonly { id: number }[]) => games.map(({ id }) => id);

test("types 8 and 9 stay out of the navigation, which keeps the platform's order", () => {
  expect(ids(navigationTypes([9, 3, 2, 8, 7, 1].map((id) => type(id))))).toEqual([3, 2, 7, 1]);
});

test("a type without games is not offered, and the page opens with the first that has some", () => {
  const types = [type(3, []), type(2), type(4)];
  expect(ids(navigationTypes(types))).toEqual([2, 4]);
  expect(firstCategory(types)).toBe(2);
});

test("every type with games has a hall, those outside the navigation last", () => {
  const types = [type(9), type(3), type(8, []), type(2)];
  expect(shownCategories(types, true)).toEqual([3, 2, 9, "crash"]);
  expect(shownCategories(types, false)).toEqual([3, 2, 9]);
});

test.each([
  ["a type has its own games", 3, [3]],
  ["crash games are no slots, though they carry their number", 2, [1]],
  ["a crash game of another type has its place there, too", 5, [4]],
  ["crash games are those of the crash menu", "crash", [2, 4]],
  ["while no kind is known all games are shown", undefined, [1, 2, 3, 4]],
] as const)("%s", (_, category, expected) => {
  const games = [game(1, 2), game(2, 2), game(3, 3), game(4, 5)];
  expect(ids(gamesOfCategory(games, category, new Set([2, 4])))).toEqual(expected);
});

test("games on screen keep their place when the catalogue arrives in another order", () => {
  const shown = [game(1, 2), game(2, 2)];
  const catalogue = [game(3, 2), game(2, 2), game(4, 2), game(1, 2)];
  expect(ids(keepFirst(shown, catalogue))).toEqual([1, 2, 3, 4]);
});

const entry = (provider: string, name: string, house = ""): CatalogueGame => ({
  id: 1,
  type: 2,
  providerId: provider,
  gameCode: "",
  names: { en_US: name },
  house,
  customized: false,
  picture: `/${provider}.svg`,
  favourite: false,
  extra: undefined,
});
const typeOf = (id: number, ...providers: CatalogueGame[]): GameType => ({
  id,
  name: "",
  icon: "",
  iconActive: "",
  providers,
});

const types = [
  typeOf(2, entry("GPJL", "Juniper", "east"), entry("GPKS", ""), {
    ...entry("GPJL", "Juniper", "west"),
    picture: "/west.svg",
  }),
  typeOf(3, entry("GPKS", "Kestrel")),
];

test("a type lists each of its providers once whatever its houses, by code if it has no name", () => {
  expect(providersOf(types, 2, "en_US")).toEqual([
    { code: "GPJL", name: "Juniper", picture: "/GPJL.svg" },
    { code: "GPKS", name: "GPKS", picture: "/GPKS.svg" },
  ]);
});

test("a provider without a name in the current language is shown with its English one", () => {
  expect(providersOf(types, 3, "vi_VN").map(({ name }) => name)).toEqual(["Kestrel"]);
});

test("crash games and unknown types have no providers", () => {
  expect(providersOf(types, "crash", "en_US")).toEqual([]);
  expect(providersOf(types, undefined, "en_US")).toEqual([]);
});

test("a tab leads to its category, and knows whether it is in the navigation and whether it is current", () => {
  const own = { ...typeOf(9, entry("GPKS", "Kestrel")), icon: "/a.svg", iconActive: "/b.svg" };
  const known = { types: [...types, own, typeOf(12, entry("GPKS", ""))], hasCrash: true };
  const tabs = categoryTabs({ ...known, current: 3 }, String, (category) => `#${category}`);
  expect(tabs.map((tab) => [tab.href, tab.current, tab.inNavigation])).toEqual([
    ["#2", false, true],
    ["#3", true, true],
    ["#9", false, false],
    ["#12", false, false],
    ["#crash", false, true],
  ]);
  expect(tabs.map(({ name }) => name)).toEqual([
    "lobby.category_2",
    "lobby.category_3",
    "lobby.category_9",
    "",
    "lobby.category_crash",
  ]);
  expect(tabs[2]).toMatchObject({ picture: "/a.svg", pictureActive: "/b.svg" });
});
