import { expect, test } from "vitest";
import { nameOf, providerNames } from "./game.ts";

const names = { en_US: "Jade Lion", vi_VN: "Sư Tử Ngọc" };

test.each([
  ["vi_VN", "Sư Tử Ngọc"],
  ["en_US", "Jade Lion"],
  ["th_TH", "Jade Lion"],
] as const)("[LOBBY-36] in %s a game is called %s", (locale, name) => {
  expect(nameOf({ names, gameCode: "JL-049" }, locale)).toBe(name);
});

test("a game without any name goes by its code", () => {
  expect(nameOf({ names: {}, gameCode: "JL-049" }, "en_US")).toBe("JL-049");
});

test("providers are named by their entry among the game types", () => {
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
