import { expect, it } from "vitest";
import { blockedByProcessor, type TraceEvent } from "./processor-time.ts";

const main = { pid: 7, tid: 1 };
const task = (ts: number, tdur: number, thread = main): TraceEvent => ({
  name: "RunTask",
  ...thread,
  ts,
  tdur,
  args: {},
});
const head: readonly TraceEvent[] = [
  { name: "thread_name", ...main, ts: 0, args: { name: "CrRendererMain" } },
  { name: "firstContentfulPaint", ...main, ts: 1_000, args: {} },
];

it("counts what each task of the page takes over 50 ms, as slow as it is asked", () => {
  const trace = [...head, task(2_000, 15_000), task(90_000, 20_000), task(120_000, 12_500)];
  expect(blockedByProcessor(trace, 4)).toBe(10 + 30);
});

it("counts no task before the first paint, and none of another thread", () => {
  const trace = [...head, task(500, 90_000), task(2_000, 90_000, { pid: 7, tid: 2 })];
  expect(blockedByProcessor(trace, 4)).toBe(0);
});

it("says nothing of a trace without a paint", () => {
  expect(blockedByProcessor([], 4)).toBeNaN();
});
