// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAfterPress } from "./use-form.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A form that shows one error. */
function form() {
  const show = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useAfterPress());
  return { show, leaveField: () => result.current(show), close: unmount };
}

const finger = (what: "Down" | "Up" | "Cancel") => fireEvent[`pointer${what}`](document);

test("an error is shown at once if nothing is pressed", () => {
  const { show, leaveField } = form();
  leaveField();
  expect(show).toHaveBeenCalledOnce();
});

test.each(["Up", "Cancel"] as const)(
  "an error of a field left by a press waits 100 ms after its end for the click (%s)",
  (end) => {
    const { show, leaveField } = form();
    finger("Down");
    leaveField();
    vi.advanceTimersByTime(1_000);
    finger(end);
    vi.advanceTimersByTime(99);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledOnce();
  },
);

test.each([
  ["a second tap within that time", "Down"],
  ["another finger that leaves within it", "Up"],
] as const)("%s does not lose its click either", (_, next) => {
  const { show, leaveField } = form();
  finger("Down");
  leaveField();
  finger("Up");
  vi.advanceTimersByTime(99);
  finger(next);
  vi.advanceTimersByTime(99);
  expect(show).not.toHaveBeenCalled();
  finger("Up");
  vi.advanceTimersByTime(100);
  expect(show).toHaveBeenCalledOnce();
});

test("a form removed in the middle of a press holds nothing back", () => {
  const { show, leaveField, close } = form();
  finger("Down");
  leaveField();
  close();
  expect(show).toHaveBeenCalledOnce();
});
