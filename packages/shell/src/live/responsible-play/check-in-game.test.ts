import type { TabChannel } from "@naluma/site/tab-channel";
import { expect, test, vi } from "vitest";
import { checkInGame, watchRounds } from "./check-in-game.ts";
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

/** A page with a frame and a window of its own, beside another window of the site. */
function roundsOfPage() {
  let now = 1_000;
  let heard: Parameters<GameMessageSource["addEventListener"]>[1] = () => undefined;
  const frame = { closed: false };
  const said: unknown[] = [];
  const channel: Omit<TabChannel, "close"> = {
    onmessage: null,
    postMessage: (data) => void said.push(data),
  };
  const isOpen = watchRounds({
    page: { addEventListener: (_, hear) => void (heard = hear) },
    isGame: (source, origin): source is object =>
      source === frame && origin === "https://games.example",
    clock: { now: () => now },
    channel,
  });
  const say = (source: object, data: unknown, origin = "https://games.example") =>
    heard({ source, data, origin });
  const hear = (data: unknown) => channel.onmessage?.(new MessageEvent("message", { data }));
  return { isOpen, frame, say, hear, said, pass: (ms: number) => void (now += ms) };
}

const round = (isOpen: boolean) => ({ type: "naluma-round", isOpen, stake: "$1.00" });

test("a round in our own frame is open until the game says that it is over", () => {
  const { isOpen, frame, say, said } = roundsOfPage();
  expect(isOpen()).toBe(false);
  say(frame, round(true));
  expect(isOpen()).toBe(true);
  say(frame, round(false));
  expect(isOpen()).toBe(false);
  expect(said).toEqual([{ isOpen: true }, { isOpen: false }]);
});

test("a closed game has no open round", () => {
  const { isOpen, frame, say } = roundsOfPage();
  say(frame, round(true));
  frame.closed = true;
  expect(isOpen()).toBe(false);
});

test("messages from elsewhere, or about something else, are ignored", () => {
  const { isOpen, frame, say, said } = roundsOfPage();
  say({ closed: false }, round(true));
  say(frame, round(true), "https://stranger.example");
  say(frame, { ...round(true), type: "something" });
  expect(isOpen()).toBe(false);
  expect(said).toEqual([]);
});

test("a round in another window of the site counts until it is silent for two minutes", () => {
  const { isOpen, hear, pass } = roundsOfPage();
  hear({ isOpen: true });
  expect(isOpen()).toBe(true);
  pass(119_999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
  hear({ isOpen: true });
  hear({ isOpen: false });
  expect(isOpen()).toBe(false);
});

test.each([["nonsense"], [{ type: "naluma-round" }], [null]])(
  "%j is not a message about a round",
  (data) => {
    const { isOpen, frame, say, hear } = roundsOfPage();
    say(frame, data);
    hear(data);
    expect(isOpen()).toBe(false);
  },
);
