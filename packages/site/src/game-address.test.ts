import { expect, test } from "vitest";
import { gameAddress } from "./game-address.ts";

test.each([
  ["https://lobby.example", "https://lobby.example/?tk=s9.x"],
  ["https://lobby.example", " https://LOBBY.EXAMPLE:443/ "],
  ["https://lobby.example", "https://lobby.example./"],
  ["https://lobby.example", "https://lobby.example../"],
  ["https://lobby.example", "https://lobby%2Eexample/"],
  ["https://lobby.example", "https://lobby。example。/"],
  ["https://lobby.example.", "https://lobby.example/"],
  ["https://lobby.example", "http://lobby.example/"],
  ["https://lobby.example", "http://lobby.example:80/"],
  ["http://lobby.example", "https://lobby.example/"],
  ["http://127.0.0.1:4100", "http://127.0.0.1:4100/?tk=s9.x"],
  ["http://127.0.0.1:4100", "https://127.0.0.1:4100/"],
  ["http://127.0.0.1:4100", "http://127.1:4100/"],
  ["http://127.0.0.1:4100", "http://2130706433:4100/"],
  ["https://lobby.example", "https://game.example@lobby.example/"],
  ["https://lobby.example", "https://lobby.example@game.example/"],
  ["https://lobby.example", "javascript:alert(1)"],
  ["https://lobby.example", undefined],
])("for a page at %s, %s is no game's address", (own, address) => {
  expect(gameAddress(address, { allowHttp: true }, own)).toBeUndefined();
});

test.each([
  ["https://lobby.example", "https://game.example/run?ticket=1"],
  ["https://lobby.example", "https://lobby.example:4300/run"],
  ["https://lobby.example", "https://game.lobby.example/run"],
  ["https://lobby.example", "https://lobby.example.games.example/run"],
  ["http://127.0.0.1:4100", "http://127.0.0.1:4300/run"],
])("for a page at %s, %s may be a game's address", (own, address) => {
  expect(gameAddress(address, { allowHttp: true }, own)?.href).toBe(address);
});

test("an http address is no game's if the site does not allow http", () => {
  expect(
    gameAddress("http://game.example/", { allowHttp: false }, "https://a.example"),
  ).toBeUndefined();
});
