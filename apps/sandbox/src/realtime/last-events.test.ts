import { expect, test } from "vitest";
import { createLastEvents } from "./channel-registry.ts";

test("the last event of a channel is kept for half an hour after it came", () => {
  let now = 5;
  const last = createLastEvents(() => now);
  last.keep("cache-board", "first", "1");
  last.keep("cache-board", "second", "2");
  now += 29 * 60_000 + 1;
  expect(last.of("cache-board")).toEqual({ frame: "second", data: "2", ttl: 60 });
  now += 60_000;
  expect([last.of("cache-board"), last.of("cache-other")]).toEqual([undefined, undefined]);
});

test("above ten thousand channels the one that was silent longest is forgotten", () => {
  const last = createLastEvents(() => 0);
  for (let n = 0; n < 10_000; n += 1) last.keep(`cache-${n}`, "old", "1");
  last.keep("cache-0", "new", "2");
  last.keep("cache-10000", "new", "2");
  const known = ["cache-0", "cache-1", "cache-2"].map((name) => last.of(name)?.frame);
  expect(known).toEqual(["new", undefined, "old"]);
});
