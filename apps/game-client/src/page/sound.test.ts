// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { melodies } from "./melodies.ts";

const tones: string[] = [];
let reduced = false;

class Param {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  tones.length = 0;
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return reduced;
    },
  }));
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      destination = {};
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class {
      connect = (next: unknown) => next;
      start = () => tones.push("tone");
      stop = () => undefined;
    },
  );
  vi.stubGlobal(
    "GainNode",
    class {
      gain = new Param();
      connect = () => undefined;
    },
  );
});

test("there is no sound until it is turned on, and the switch is remembered", async () => {
  const { playSound, setSound } = await import("./sound.ts");
  playSound("big");
  expect(tones).toEqual([]);
  setSound(true);
  playSound("big");
  expect(tones).toHaveLength(melodies.start.length + melodies.big.length);
  vi.resetModules();
  const again = await import("./sound.ts");
  expect(again.isSoundOn()).toBe(true);
  again.setSound(false);
  vi.resetModules();
  expect((await import("./sound.ts")).isSoundOn()).toBe(false);
});

test("a player who prefers reduced motion hears nothing", async () => {
  const { playSound, setSound } = await import("./sound.ts");
  reduced = true;
  setSound(true);
  playSound("huge");
  expect(tones).toEqual([]);
});

test("the switch works even when storage is unavailable", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  const { isSoundOn, playSound, setSound } = await import("./sound.ts");
  expect(isSoundOn()).toBe(false);
  setSound(true);
  playSound("stop");
  expect(tones.length).toBeGreaterThan(melodies.start.length);
  vi.restoreAllMocks();
});

test("no sound is loud or long", () => {
  for (const tonesOf of Object.values(melodies)) {
    for (const [, at, length, volume] of tonesOf) {
      expect(volume).toBeLessThan(0.2);
      expect(at + length).toBeLessThan(2);
    }
  }
});
