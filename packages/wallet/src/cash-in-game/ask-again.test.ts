import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { askAgain } from "./ask-again.ts";

/** A page with a game; `show` and `hide` are what the player does with it. */
function page({ isSeen = true } = {}) {
  const clock = fakeClock();
  const listeners = new Set<() => void>();
  const asked: number[] = [];
  const began = clock.now();
  const see = (seen: boolean) => {
    isSeen = seen;
    for (const listener of listeners) listener();
  };
  const stop = askAgain({
    clock,
    visibility: {
      isVisible: () => isSeen,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ask: () => asked.push(clock.now() - began),
  });
  return { clock, asked, listeners, stop, show: () => see(true), hide: () => see(false) };
}

test("a page that can be seen asks every 15 s, and not at once", async () => {
  const { clock, asked } = page();
  await clock.pass(50_000);
  expect(asked).toEqual([15_000, 30_000, 45_000]);
});

test("nobody is asked while nobody looks; whoever comes back is told at once, then every 15 s again", async () => {
  const { clock, asked, hide, show } = page();
  await clock.pass(10_000);
  hide();
  await clock.pass(60_000);
  expect(asked).toEqual([]);
  show();
  await clock.pass(16_000);
  expect(asked).toEqual([70_000, 85_000]);
});

test("a page that begins out of sight waits until it is seen", async () => {
  const { clock, asked, show } = page({ isSeen: false });
  await clock.pass(40_000);
  expect(asked).toEqual([]);
  show();
  expect(asked).toEqual([40_000]);
});

test("a page that is seen, and seen again, has one turn of asking", async () => {
  const { clock, asked, show } = page();
  show();
  show();
  await clock.pass(15_000);
  expect(asked).toEqual([0, 0, 15_000]);
});

test("once the game is off nothing is asked any more", async () => {
  const { clock, asked, listeners, stop } = page();
  await clock.pass(15_000);
  stop();
  await clock.pass(60_000);
  expect(asked).toEqual([15_000]);
  expect(listeners.size).toBe(0);
});
