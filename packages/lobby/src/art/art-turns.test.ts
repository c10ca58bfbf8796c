// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as ArtTurns from "./art-turns.ts";

/** The module keeps its state, so every test imports a fresh one. */
let turns: typeof ArtTurns;

const come = vi.fn<(name: string) => void>();
const wait = (name: string) => turns.waitForTurn(name, () => come(name));
const came = () => come.mock.calls.flat();

const idle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.resetModules();
  turns = await import("./art-turns.ts");
});

afterEach(async () => {
  await idle();
  vi.useRealTimers();
  come.mockClear();
});

test("pictures load one after the other, in the order in which they were requested", async () => {
  for (const name of ["fox", "owl", "koi"]) wait(name);
  expect(came()).toEqual([]);
  await idle();
  expect(came()).toEqual(["fox", "owl", "koi"]);
});

test("a row removed before its turn loads no picture", async () => {
  wait("fox")();
  wait("owl");
  await idle();
  expect(came()).toEqual(["owl"]);
});

test("no picture loads while somebody types, and every waiting one loads afterwards", async () => {
  wait("before");
  await idle();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "f" }));
  wait("fox");
  await vi.advanceTimersByTimeAsync(100);
  expect(came()).toEqual(["before"]);
  await idle();
  expect(came()).toEqual(["before", "fox"]);
});

test("no picture loads while the list is scrolled fast, but slow scrolling does not stop them", async () => {
  turns.scrolledTo(0);
  await vi.advanceTimersByTimeAsync(100);
  turns.scrolledTo(1_000);
  wait("fox");
  await vi.advanceTimersByTimeAsync(100);
  expect(came()).toEqual([]);
  await idle();
  expect(came()).toEqual(["fox"]);
  turns.scrolledTo(1_050);
  wait("owl");
  await vi.advanceTimersByTimeAsync(100);
  expect(came()).toEqual(["fox", "owl"]);
});

test("no picture loads while the list scrolls back to its top", async () => {
  turns.scrolledTo(9_000);
  await idle();
  turns.scrolledTo(1_000);
  wait("fox");
  await vi.advanceTimersByTimeAsync(100);
  expect(came()).toEqual([]);
  await idle();
  expect(came()).toEqual(["fox"]);
});

test("a drawn picture is there at once when its row comes back, unless the list is scrolled fast", async () => {
  expect(turns.isDrawn("fox")).toBe(false);
  wait("fox");
  wait("owl")();
  await idle();
  expect(turns.isDrawn("fox")).toBe(true);
  expect(turns.isDrawn("owl")).toBe(false);
  turns.scrolledTo(0);
  await vi.advanceTimersByTimeAsync(100);
  turns.scrolledTo(1_000);
  expect(turns.isDrawn("fox")).toBe(false);
  await idle();
  expect(turns.isDrawn("fox")).toBe(true);
});
