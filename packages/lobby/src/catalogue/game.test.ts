import { expect, test } from "vitest";
import { nameOf, providerNames } from "./game.ts";
import { inLanguage, isCatalogueGame } from "./shown-here.ts";

const names = { en_US: "Jade Lion", vi_VN: "Sư Tử Ngọc" };

test.each([
  ["vi_VN", "Sư Tử Ngọc"],
  ["en_US", "Jade Lion"],
  ["th_TH", "Jade Lion"],
] as const)("[LOBBY-36] in %s a game is called %s", (locale, name) => {
  expect(nameOf({ names, gameCode: "JL-049" }, locale)).toBe(name);
});

test("a game without any name is shown with its code", () => {
  expect(nameOf({ names: {}, gameCode: "JL-049" }, "en_US")).toBe("JL-049");
});

test("providers are named after their entries among the game types", () => {
  const entry = {
    id: 1,
    providerId: "GPJL",
    type: 2,
    gameCode: "",
    names,
    house: "",
    customized: false,
    picture: "",
    favourite: false,
    extra: undefined,
  };
  const named = providerNames(
    [{ id: 2, name: "Slot", icon: "", iconActive: "", providers: [entry] }],
    "vi_VN",
  );
  expect(named.get("GPJL")).toBe("Sư Tử Ngọc");
});

test.each([
  ["vi_VN", { en_US: "Jade Lion", vi_VN: "Sư Tử Ngọc" }],
  ["en_US", { en_US: "Jade Lion" }],
  ["th_TH", { en_US: "Jade Lion" }],
] as const)("a page in %s keeps only the names %j", (locale, kept) => {
  expect(inLanguage({ names: { ...names, th_TH: "", ja_JP: "翡翠" } }, locale).names).toEqual(kept);
});

test("a game from another feature's list is not a catalogue game, even with an id", () => {
  const game = {
    providerId: "GPJL",
    type: 2,
    gameCode: "JL-049",
    picture: "",
    customized: false,
    extra: undefined,
  };
  expect(isCatalogueGame({ ...game, id: 1, names, house: "" })).toBe(true);
  for (const other of [game, { ...game, id: 1 }, { ...game, id: 1, names }])
    expect(isCatalogueGame(other)).toBe(false);
});
