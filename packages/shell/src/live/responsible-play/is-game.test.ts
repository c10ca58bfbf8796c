import { expect, test } from "vitest";
import { isGame } from "./game-page.ts";

const game = "https://games.example";
const contentWindow = {};
const page = {
  document: {
    querySelectorAll: () => [{ contentWindow, src: `${game}/play?ticket=1` }],
  },
};
const playing = { at: "playing", url: `${game}/play?ticket=1` } as const;

test.each([
  ["a frame with the origin that it was given", contentWindow, game, undefined, true],
  ["a frame that went elsewhere", contentWindow, "https://stranger.example", playing, false],
  ["a window of this page with the game that runs", { opener: page }, game, playing, true],
  ["such a window without a game", { opener: page }, game, undefined, false],
  ["such a window from elsewhere", { opener: page }, "https://stranger.example", playing, false],
  ["a stranger's window", { opener: {} }, game, playing, false],
  ["nobody", null, game, playing, false],
])("%s", (_, source, origin, launch, expected) => {
  expect(isGame(page, launch, source, origin)).toBe(expected);
});
