import type { TabChannel } from "@naluma/site/tab-channel";
import { expect, test } from "vitest";
import { watchRounds } from "./check-in-game.ts";
import type { GameMessageSource } from "./game-page.ts";

/** A page with a frame and a window of its own, beside another window of the site. */
function pageWith() {
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
  const { isOpen, frame, say, said } = pageWith();
  expect(isOpen()).toBe(false);
  say(frame, round(true));
  expect(isOpen()).toBe(true);
  say(frame, round(false));
  expect(isOpen()).toBe(false);
  expect(said).toEqual([{ isOpen: true }, { isOpen: false }]);
});

test("a closed game has no open round", () => {
  const { isOpen, frame, say } = pageWith();
  say(frame, round(true));
  frame.closed = true;
  expect(isOpen()).toBe(false);
});

test("messages from elsewhere, or about something else, are ignored", () => {
  const { isOpen, frame, say, said } = pageWith();
  say({ closed: false }, round(true));
  say(frame, round(true), "https://stranger.example");
  say(frame, { ...round(true), type: "something" });
  expect(isOpen()).toBe(false);
  expect(said).toEqual([]);
});

test("a round in another window of the site counts until it is silent for two minutes", () => {
  const { isOpen, hear, pass } = pageWith();
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
    const { isOpen, frame, say, hear } = pageWith();
    say(frame, data);
    hear(data);
    expect(isOpen()).toBe(false);
  },
);
