// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type PaintSettings, whenPainted } from "./when-painted.ts";

const page: PaintSettings = {
  waitingPreload: "x-modulepreload",
  limit: 1_000,
  codeLost: "code-lost",
};

let frames: FrameRequestCallback[] = [];
let arrive = () => {};

/** Draws one frame, and lets the tasks after it run. */
const frame = async () => {
  for (const run of frames.splice(0)) run(0);
  await vi.advanceTimersByTimeAsync(0);
};
const endOfDocument = () => document.dispatchEvent(new Event("DOMContentLoaded"));
const preloads = () => document.querySelectorAll('link[rel="modulepreload"]').length;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  document.head.innerHTML = '<link rel="x-modulepreload" href="/a.js">';
  document.body.innerHTML = '<img fetchpriority="high">';
  const picture = document.querySelector("img");
  const decoded = new Promise<void>((resolve) => (arrive = resolve));
  if (picture) picture.decode = () => decoded;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the code is requested once the first picture has been painted", async () => {
  const start = vi.fn();
  whenPainted(window, page, start);
  endOfDocument();
  await frame();
  arrive();
  await frame();
  await frame();
  expect(start).not.toHaveBeenCalled();
  expect(preloads()).toBe(0);
  await frame();
  expect(start).toHaveBeenCalledOnce();
  expect(preloads()).toBe(1);
});

it("a page without such a picture waits only for its first frame", async () => {
  document.body.replaceChildren();
  const start = vi.fn();
  whenPainted(window, page, start);
  endOfDocument();
  await vi.advanceTimersByTimeAsync(0);
  await frame();
  await frame();
  expect(start).toHaveBeenCalledOnce();
});

it("a picture that does not load delays the code by one second at most", async () => {
  const start = vi.fn();
  whenPainted(window, page, start);
  endOfDocument();
  await vi.advanceTimersByTimeAsync(999);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledOnce();
});

it.each(["pointerdown", "keydown"])("a player's %s requests it at once", (type) => {
  const start = vi.fn();
  whenPainted(window, page, start);
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  expect(start).toHaveBeenCalledOnce();
});

it("a hidden page paints nothing, and waits for nothing", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const start = vi.fn();
  whenPainted(window, page, start);
  endOfDocument();
  expect(start).toHaveBeenCalledOnce();
});

it("a missing module of the start is reported, and no other error", async () => {
  const told = vi.fn<() => void>();
  window.addEventListener("code-lost", told);
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const startWith = async (error: Error) => {
    whenPainted(window, page, () => Promise.reject(error));
    window.dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(0);
  };
  await startWith(new window.TypeError("x is not a function"));
  await startWith(new Error("The import of the letters failed"));
  expect(told).not.toHaveBeenCalled();
  await startWith(new window.TypeError("Failed to fetch dynamically imported module: /a.js"));
  expect(told).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(unhandled).toHaveBeenCalledTimes(3));
  process.off("unhandledRejection", unhandled);
  window.removeEventListener("code-lost", told);
});
