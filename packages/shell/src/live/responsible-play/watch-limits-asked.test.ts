import { expect, test, vi } from "vitest";
import { watchLimitsAsked } from "./game-page.ts";

const game = "https://games.example";
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
