import { type Demo, demoGateAtom, tryDemoAtom, wantedDemoAtom } from "@naluma/lobby";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { launcherToDemo } from "./launcher-to-demo.ts";

const demo: Demo = {
  game: {
    id: 102,
    providerId: "GP1",
    type: 2,
    gameCode: "G102",
    names: { en_US: "Midnight Fox" },
    house: "",
    customized: false,
    picture: "",
    favourite: false,
    extra: undefined,
  },
  name: "Midnight Fox",
  providerName: "Harbourline",
};

/** A launcher that allows what it is told to, and remembers what it was asked about. */
function launcherThat(allows: boolean) {
  const asked: string[] = [];
  return {
    asked,
    allowsDemo: ({ gameCode }: { gameCode: string }) => {
      asked.push(gameCode);
      return allows;
    },
  };
}

test("a demo that is wanted before the launcher is there waits for its word", () => {
  const store = createStore();
  store.set(tryDemoAtom, demo);
  expect(store.get(wantedDemoAtom)).toBe(demo);

  const launcher = launcherThat(false);
  launcherToDemo(store, launcher);
  expect(launcher.asked).toEqual(["G102"]);
  expect(store.get(wantedDemoAtom)).toBeUndefined();
});

test("the launcher is asked about each demo that follows", () => {
  const store = createStore();
  const launcher = launcherThat(true);
  launcherToDemo(store, launcher);
  expect(launcher.asked).toEqual([]);
  store.set(tryDemoAtom, demo);
  expect(launcher.asked).toEqual(["G102"]);
  expect(store.get(wantedDemoAtom)).toBeUndefined();
  expect(store.get(demoGateAtom)?.mayStart(demo)).toBe(true);
});
