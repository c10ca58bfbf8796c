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
  const said: LineMessage[] = [];
  const shown: Following[] = [];
  let hear: (message: LineMessage) => void = () => undefined;
  const window = {
    opener: opener ? { sessionStorage: memory(opener) } : null,
    sessionStorage: memory(own),
    close: vi.fn(),
  };
  const openLine = (listen: (message: LineMessage) => void) => {
    hear = listen;
    return { say: (message: LineMessage) => void said.push(message), close: () => undefined };
  };
  const following = followLaunch({ window, openLine, clock }, (now) => shown.push(now));
  return { clock, said, shown, window, following, hear: (message: LineMessage) => hear(message) };
}

const status = {
  launchId: "launch-one",
  game: { name: "Jade Koi River", providerName: "Harbourline", picture: "" },
  step: "balance",
} as const;

test("the placeholder asks until it hears of its launch, then shows how far it is", async () => {
  const { clock, said, shown, hear } = placeholder();
  await clock.pass(1_000);
  expect(said).toEqual(Array(3).fill({ say: "asked", launchId: "launch-one" }));
  hear({ say: "status", launchId: "launch-one", status });
  await clock.pass(60_000);
  expect(said).toHaveLength(3);
  expect(shown).toEqual([{ at: "following", status }]);
});

test("another launch on the same line is passed over", () => {
  const { shown, window, hear } = placeholder();
  hear({ say: "status", launchId: "launch-two", status });
  hear({ say: "over", launchId: "launch-two" });
  expect(shown).toEqual([]);
  expect(window.close).not.toHaveBeenCalled();
});

test("the window of an earlier game follows the new launch, and remembers it for /close", () => {
  const { said, window } = placeholder({ own: { launch: "launch-nil" } });
  expect(said).toEqual([{ say: "asked", launchId: "launch-one" }]);
  expect(window.sessionStorage.all()).toEqual({ launch: "launch-one" });
});

test("a launch that is over closes its window", () => {
  const { window, hear } = placeholder();
  hear({ say: "over", launchId: "launch-one" });
  expect(window.close).toHaveBeenCalledOnce();
});

test("cancel tells the lobby and closes the window", () => {
  const { said, window, following } = placeholder();
  following.quit();
  expect(said.at(-1)).toEqual({ say: "quit", launchId: "launch-one" });
  expect(window.close).toHaveBeenCalledOnce();
});

test("a window that nobody answers does not wait for ever", async () => {
  const { clock, shown, window } = placeholder();
  await clock.pass(31_000);
  expect(window.close).toHaveBeenCalledOnce();
  expect(shown).toEqual([{ at: "lost" }]);
});

test("a window that belongs to no launch says so", () => {
  expect(placeholder({ opener: null }).shown).toEqual([{ at: "lost" }]);
});
