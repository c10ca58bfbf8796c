import { expect, test, vi } from "vitest";
import { isGame, watchLimitsAsked } from "./game-page.ts";

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

const asked = { type: "naluma-limits" };

test.each([
  ["the game", asked, game, true, 1],
  ["another origin", asked, "https://stranger.example", true, 0],
  ["another frame", asked, game, false, 0],
  ["the game, with another message", { type: "naluma-round" }, game, true, 0],
  ["the game, with none", "naluma-limits", game, true, 0],
])("%s opens the limits: %j from %s", (_, data, origin, isFrame, times) => {
  const page = new EventTarget();
  const frame = {};
  const open = vi.fn();
  watchLimitsAsked({
    page,
    isGame: (source, from) => source === frame && from === game,
    open,
  });
  const source = isFrame ? frame : {};
  page.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
  expect(open).toHaveBeenCalledTimes(times);
});
