import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBackground } from "../ground/background.ts";
import type { Database } from "../ground/db/database.ts";
import { holdUntilShown, notifyRounds } from "./notify-rounds.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A member's windows: the events they receive, and when. The main wallet's balance grows by one unit each time
 * it is read.
 */
function listening() {
  const published: { channel: string | undefined; event: string; payload: unknown; at: number }[] =
    [];
  const background = createBackground(() => false);
  let held = 0n;
  const notify = notifyRounds({
    background,
    db: {} as Database, // only passed through
    ledger: { balance: () => Promise.resolve((held += 1n)) },
    publisher: {
      publish([channel], event, payload) {
        published.push({ channel, event, payload, at: performance.now() });
        return Promise.resolve();
      },
      terminate: () => Promise.resolve(),
    },
  });
  return { published, background, round: (memberId = 7) => notify({ memberId, currency: "USD" }) };
}

test("a round is reported at once, with the balance of the main wallet", async () => {
  const { published, round } = listening();
  round();
  await vi.advanceTimersByTimeAsync(0);
  expect(published).toMatchObject([
    { channel: "private-member.7", event: "member.cash", payload: { cash: "0.01" } },
  ]);
});

test("a burst of rounds is reported twice a second at most, and once after the last", async () => {
  const { published, round } = listening();
  let last = 0;
  for (let count = 0; count < 200; count += 1) {
    round();
    last = performance.now();
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(published.at(-1)?.at).toBeGreaterThanOrEqual(last);
  for (const { at: from } of published)
    expect(
      published.filter(({ at }) => at >= from && at < from + 1_000).length,
    ).toBeLessThanOrEqual(2);
});

test("another member's rounds do not wait", async () => {
  const { published, round } = listening();
  round(7);
  round(8);
  await vi.advanceTimersByTimeAsync(0);
  expect(published.map(({ channel }) => channel)).toEqual(["private-member.7", "private-member.8"]);
});

test("whatever is still due is reported before the end", async () => {
  const { published, round, background } = listening();
  round();
  round();
  const settled = background.settled();
  await vi.advanceTimersByTimeAsync(500);
  await settled;
  expect(published).toHaveLength(2);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const koi = { memberId: 7, currency: "USD" };
const fox = { memberId: 8, currency: "USD" };

function playing() {
  const told: number[] = [];
  return { told, ...holdUntilShown(({ memberId }) => told.push(memberId)) };
}

test("a round is not told before the game has shown it", async () => {
  const { told, moneyMoved, roundShown } = playing();
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  roundShown(koi);
  expect(told).toEqual([7]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([7]);
});

test("a page that never says so does not keep it for good", async () => {
  const { told, moneyMoved } = playing();
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(10_000);
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([7]);
});

test("the next round is held until it is shown itself, however late the one before was", async () => {
  const { told, moneyMoved, roundShown } = playing();
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(15_000);
  roundShown(koi);
  moneyMoved(koi);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([7]);
  roundShown(koi);
  expect(told).toEqual([7, 7]);
});

test("nothing is told where no money moved, and nobody waits for another member's game", () => {
  const { told, moneyMoved, roundShown } = playing();
  roundShown(koi);
  expect(told).toEqual([]);
  moneyMoved(koi);
  moneyMoved(fox);
  roundShown(fox);
  expect(told).toEqual([8]);
});
