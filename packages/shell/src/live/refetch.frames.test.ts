import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notifyOncePerFrame } from "./refetch.ts";

let frames: (() => void)[];
const nextFrame = () => {
  const now = frames;
  frames = [];
  for (const draw of now) draw();
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("reportError", vi.fn<() => void>());
  notifyOncePerFrame();
});
afterEach(() => {
  vi.useRealTimers();
  notifyManager.setScheduler((notify) => setTimeout(notify, 0));
});

/** A page that shows two values, and records its updates frame by frame. */
function watchedPage() {
  const client = new QueryClient();
  const told: unknown[] = [];
  for (const name of ["cash", "letters"]) {
    const observer = new QueryObserver(client, { queryKey: [name], enabled: false });
    // Subscribes like React's binding.
    const draw = () => told.push(observer.getCurrentResult().data);
    observer.subscribe(notifyManager.batchCalls(draw));
  }
  return { client, told };
}

test("changes between two frames are notified in the next frame, with their last value", () => {
  const { client, told } = watchedPage();
  for (let n = 1; n <= 20; n += 1) client.setQueryData(["cash"], n);
  client.setQueryData(["letters"], "new");
  expect([told, frames.length]).toEqual([[], 1]);
  nextFrame();
  expect(new Set(told)).toEqual(new Set([20, "new"]));
  expect(frames).toEqual([]);
});

test("calling it with every event still means one frame, with all changes together", () => {
  const { client, told } = watchedPage();
  client.setQueryData(["cash"], 1);
  notifyOncePerFrame();
  client.setQueryData(["letters"], "new");
  expect(frames).toHaveLength(1);
  nextFrame();
  expect(told).toEqual(expect.arrayContaining([1, "new"]));
});

test.each([
  ["hidden", true, 0],
  ["seen, but behind another window", false, 1_000],
])("a page that is %s draws nothing, and is still notified once", (_, hidden, after) => {
  vi.stubGlobal("document", { hidden });
  const { client, told } = watchedPage();
  client.setQueryData(["cash"], 1);
  vi.advanceTimersByTime(after);
  expect(told).toEqual([1]);
  nextFrame();
  expect(told).toEqual([1]);
});

test("a listener that throws does not stop the next one", () => {
  const after = vi.fn<() => void>();
  notifyManager.schedule(() => {
    throw new Error("broken");
  });
  notifyManager.schedule(after);
  nextFrame();
  expect(after).toHaveBeenCalledOnce();
  expect(reportError).toHaveBeenCalledOnce();
});
