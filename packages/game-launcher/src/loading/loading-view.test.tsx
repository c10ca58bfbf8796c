// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLoadingOverlay } from "./loading-view.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("the next game's overlay closes after the same delay as the first", () => {
  const { result, rerender } = renderHook((isLoading: boolean) => useLoadingOverlay(isLoading), {
    initialProps: true,
  });
  for (const _ of ["the first game", "the next one"]) {
    rerender(true);
    expect(result.current).toBe(true);
    rerender(false);
    pass(399);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  }
});

test("a game that starts loading again before the overlay has closed keeps it open", () => {
  const { result, rerender } = renderHook((isLoading: boolean) => useLoadingOverlay(isLoading), {
    initialProps: true,
  });
  rerender(false);
  pass(300);
  rerender(true);
  pass(10_000);
  expect(result.current).toBe(true);
});
