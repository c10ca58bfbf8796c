import type { NamedGame } from "@naluma/site/game";
import { sessionKeys } from "@naluma/site/stored";
import { expect, test } from "vitest";
import { keepWantedGame, takeWantedGame } from "./stored-game.ts";

const koi: NamedGame = {
  providerId: "GPJL",
  type: 2,
  gameCode: "JL-049",
  picture: "/media/JL-049.svg",
  customized: false,
  extra: { table: "7" },
  name: "Jade Koi River",
  providerName: "Harbourline",
};

function tab(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test.each([koi, { ...koi, extra: undefined }])("the next page starts the game, once", (game) => {
  const storage = tab();
  keepWantedGame(storage, game);
  expect(takeWantedGame(storage)).toEqual(game);
  expect(takeWantedGame(storage)).toBeUndefined();
});

test.each(["", "no JSON", "null", "{}", '{"providerId":7}'])(
  "%j is not a game, and is not read twice",
  (kept) => {
    const storage = tab({ [sessionKeys.wantedGame]: kept });
    expect(takeWantedGame(storage)).toBeUndefined();
    expect(storage.getItem(sessionKeys.wantedGame)).toBeNull();
  },
);
