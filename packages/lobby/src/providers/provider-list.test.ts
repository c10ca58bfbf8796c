import { expect, test } from "vitest";
import type { CatalogueGame, GameType } from "../catalogue/game.ts";
import { providersOf } from "./provider-list.ts";

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
const type = (id: number, ...providers: CatalogueGame[]): GameType => ({
  id,
  name: "",
  icon: "",
  iconActive: "",
  providers,
});

const types = [
  type(2, entry("GPJL", "Juniper", "east"), entry("GPKS", ""), entry("GPJL", "Juniper", "west")),
  type(3, entry("GPKS", "Kestrel")),
];

test("a kind has its own providers, each once whatever its houses, by code where nobody names it", () => {
  expect(providersOf(types, 2, "en_US")).toEqual([
    { code: "GPJL", name: "Juniper", picture: "/GPJL.svg" },
    { code: "GPKS", name: "GPKS", picture: "/GPKS.svg" },
  ]);
});

test("a provider without a name in the language on screen goes by its English one", () => {
  expect(providersOf(types, 3, "vi_VN").map(({ name }) => name)).toEqual(["Kestrel"]);
});

test("crash games and unknown kinds have none", () => {
  expect(providersOf(types, "crash", "en_US")).toEqual([]);
  expect(providersOf(types, undefined, "en_US")).toEqual([]);
});
