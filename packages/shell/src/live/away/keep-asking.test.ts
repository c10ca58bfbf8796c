import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test, vi } from "vitest";
import { keepAsking } from "./keep-asking.ts";

/** A page that keeps asking; `chance` replaces the random number of the jitter. */
function startPage(chance = 0) {
  const clock = fakeClock(0);
  const asked: number[] = [];
  const page = { canAsk: true, isBack: false, changed: () => {} };
  const shown: boolean[] = [];
  const over = vi.fn<() => void>();
  const askNow = keepAsking({
    clock,
    random: () => chance,
    signals: {
      canAsk: () => page.canAsk,
      listen(onChange) {
        page.changed = onChange;
        return () => void (page.changed = () => {});
      },
    },
    async ask() {
      asked.push(clock.now());
      return page.isBack;
    },
    show: (isAsking) => shown.push(isAsking),
    over,
  });
  const turn = (canAsk: boolean) => {
    page.canAsk = canAsk;
    page.changed();
  };
  return { clock, asked, page, shown, over, askNow, turn };
}

test.each([
  [0, [2_000, 6_000, 14_000, 29_000, 59_000, 89_000]],
  [0.999_9, [1_500, 4_500, 10_500, 21_750, 44_250, 66_750, 89_250]],
])(
  "with a random share of %d the platform is asked at growing intervals: %j",
  async (chance, times) => {
    const { clock, asked } = startPage(chance);
    await clock.pass(90_000);
    expect(asked).toHaveLength(times.length);
    for (const [at, time] of times.entries())
      expect(Math.abs((asked[at] ?? 0) - time)).toBeLessThan(50);
  },
);

test("a platform that is away is asked until it answers, and no longer", async () => {
  const { clock, asked, page, over, turn } = startPage();
  await clock.pass(3_000);
  expect(over).not.toHaveBeenCalled();
  page.isBack = true;
  await clock.pass(3_000);
  expect(over).toHaveBeenCalledOnce();
  turn(true);
  await clock.pass(100_000);
  expect(asked).toEqual([2_000, 6_000]);
});

test("nothing is asked offline or in a hidden page, and a due question is asked on the return", async () => {
  const { clock, asked, turn } = startPage();
  turn(false);
  await clock.pass(60_000);
  expect(asked).toEqual([]);
  turn(true);
  await clock.pass(0);
  expect(asked).toEqual([60_000]);
  turn(false);
  await clock.pass(1_000);
  turn(true);
  await clock.pass(2_999);
  expect(asked).toEqual([60_000]);
  await clock.pass(1);
  expect(asked).toEqual([60_000, 64_000]);
});

test("a press asks at once, and a second press while it is asked does nothing", async () => {
  const { clock, asked, shown, askNow } = startPage();
  askNow();
  askNow();
  expect(shown.at(-1)).toBe(true);
  await clock.pass(0);
  expect([asked, shown.at(-1)]).toEqual([[0], false]);
  await clock.pass(3_999);
  expect(asked).toEqual([0]);
  await clock.pass(1);
  expect(asked).toEqual([0, 4_000]);
});
