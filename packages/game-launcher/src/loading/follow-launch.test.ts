import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test, vi } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { followLaunch, type Following } from "./follow-launch.ts";
import type { LineMessage } from "./placeholder-line.ts";

function placeholder({
  own = {},
  opener = { launch: "launch-one" } as Record<string, string> | null,
} = {}) {
  const clock = fakeClock();
  const sent: LineMessage[] = [];
  const shown: Following[] = [];
  let receive: (message: LineMessage) => void = () => undefined;
  const window = {
    opener: opener ? { sessionStorage: memory(opener) } : null,
    sessionStorage: memory(own),
    close: vi.fn(),
  };
  const openLine = (listen: (message: LineMessage) => void) => {
    receive = listen;
    return { send: (message: LineMessage) => void sent.push(message), close: () => undefined };
  };
  const following = followLaunch({ window, openLine, clock }, (now) => shown.push(now));
  return {
    clock,
    sent,
    shown,
    window,
    following,
    receive: (message: LineMessage) => receive(message),
  };
}

const status = {
  launchId: "launch-one",
  game: { name: "Jade Koi River", providerName: "Harbourline", picture: "" },
  step: "balance",
} as const;

test("the placeholder asks until it hears of its launch, then shows its progress", async () => {
  const { clock, sent, shown, receive } = placeholder();
  await clock.pass(1_000);
  expect(sent).toEqual(Array(3).fill({ type: "asked", launchId: "launch-one" }));
  receive({ type: "status", launchId: "launch-one", status });
  await clock.pass(60_000);
  expect(sent).toHaveLength(3);
  expect(shown).toEqual([{ at: "following", status }]);
});

test("another launch on the same channel is ignored", () => {
  const { shown, window, receive } = placeholder();
  receive({ type: "status", launchId: "launch-two", status });
  receive({ type: "over", launchId: "launch-two" });
  expect(shown).toEqual([]);
  expect(window.close).not.toHaveBeenCalled();
});

test("a previous game's window follows the new launch, and remembers it for /close", () => {
  const { sent, window } = placeholder({ own: { launch: "launch-nil" } });
  expect(sent).toEqual([{ type: "asked", launchId: "launch-one" }]);
  expect(window.sessionStorage.all()).toEqual({ launch: "launch-one" });
});

test("a launch that is over closes its window", () => {
  const { window, receive } = placeholder();
  receive({ type: "over", launchId: "launch-one" });
  expect(window.close).toHaveBeenCalledOnce();
});

test("cancel informs the lobby and closes the window", () => {
  const { sent, window, following } = placeholder();
  following.quit();
  expect(sent.at(-1)).toEqual({ type: "quit", launchId: "launch-one" });
  expect(window.close).toHaveBeenCalledOnce();
});

test("a window that gets no answer does not wait for ever", async () => {
  const { clock, shown, window } = placeholder();
  await clock.pass(31_000);
  expect(window.close).toHaveBeenCalledOnce();
  expect(shown).toEqual([{ at: "lost" }]);
});

test("a window that belongs to no launch says so", () => {
  expect(placeholder({ opener: null }).shown).toEqual([{ at: "lost" }]);
});
