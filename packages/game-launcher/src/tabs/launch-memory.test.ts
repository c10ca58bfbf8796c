import { expect, test } from "vitest";
import { koi, memory } from "../runner/launch.runner.fake.ts";
import { createLaunchMemory } from "./launch-memory.ts";

function open() {
  const [local, session] = [memory(), memory()];
  const ownership = {
    claim: () => undefined,
    release: () => undefined,
    isElsewhere: () => Promise.resolve(false),
    supersede: () => undefined,
    onSuperseded: () => undefined,
  };
  const clock = { now: () => 1_000_000 };
  return { local, session, launches: createLaunchMemory({ local, session, ownership, clock }) };
}

test("once another tab has taken the game over, a start that fails here leaves it in storage", () => {
  const { local, launches } = open();
  launches.begin("launch-one", "window");
  launches.playing({ launchId: "launch-one", open: "window", game: koi, url: "" });
  launches.release();
  launches.begin("launch-two", "window");
  launches.end();
  expect(local.getItem("isPlay")).toBe("1");
});

test("a reload during the next start finds no game, as the previous one is about to end", () => {
  const { launches } = open();
  launches.begin("launch-one", "page");
  launches.playing({
    launchId: "launch-one",
    open: "page",
    game: koi,
    url: "https://game.example",
  });
  expect(launches.left()).toEqual({ open: "page", game: koi, url: "https://game.example" });
  launches.begin("launch-two", "page");
  expect(launches.left()).toBeUndefined();
});

test("a tab counts as being at a game for 12 h, and never before it went there", () => {
  const { local, launches } = open();
  const hour = 3_600_000;
  for (const [age, expected] of [
    [0, "launch-one"],
    [12 * hour - 1, "launch-one"],
    [12 * hour, undefined],
    [-1, undefined],
  ] as const) {
    local.setItem("redirected", `${1_000_000 - age} launch-one`);
    expect(launches.redirected(), String(age)).toBe(expected);
  }
});
