import { expect, test, vi } from "vitest";
import { checkInGame } from "./check-in-game.ts";
import type { GameMessageSource } from "./game-page.ts";

const games = "https://games.example";
const check = { title: "Reality check", lines: [], answers: [] };

function pageWith() {
  let hear: Parameters<GameMessageSource["addEventListener"]>[1] = () => undefined;
  const game = { postMessage: vi.fn<(message: unknown, options: unknown) => void>() };
  const port = checkInGame({
    page: { addEventListener: (_, heard) => void (hear = heard) },
    isGame: (source, origin): source is object => source === game && origin === games,
  });
  const say = (answer: string, origin = games) =>
    hear({ data: { type: "naluma-reality-check", answer }, source: game, origin });
  return { port, game, say };
}

test("a game that supports it is told of a check and of its end", () => {
  const { port, game, say } = pageWith();
  say("ready");
  port.show(check, () => undefined);
  port.hide();
  expect(game.postMessage.mock.calls).toEqual([
    [{ type: "naluma-reality-check", check }, { targetOrigin: games }],
    [{ type: "naluma-reality-check", check: null }, { targetOrigin: games }],
  ]);
});

test("the player's choice in the game counts as long as the check is shown", () => {
  const { port, say } = pageWith();
  const answered = vi.fn();
  say("ready");
  port.show(check, answered);
  say("log-out", "https://stranger.example");
  say("win");
  expect(answered).not.toHaveBeenCalled();
  say("go-on");
  expect(answered.mock.calls).toEqual([["go-on"]]);
  port.hide();
  say("log-out");
  expect(answered).toHaveBeenCalledOnce();
});

test("a game that has not announced itself is told nothing", () => {
  const { port, game } = pageWith();
  port.show(check, () => undefined);
  expect(game.postMessage).not.toHaveBeenCalled();
});
