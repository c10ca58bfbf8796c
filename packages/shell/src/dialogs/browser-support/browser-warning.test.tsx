// @vitest-environment jsdom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBrowserWarning } from "./browser-warning.tsx";
import { featuresToWarnOf } from "./missing-features.ts";

type View = ReturnType<typeof useBrowserWarning>;

let root: Root;
let hasRoom = true;
let view: View;
const onDrawn = (drawn: View) => void (view = drawn);

const canInterrupt = () => hasRoom;

function Warning({ onDrawn }: { onDrawn: (view: View) => void }) {
  const drawn = useBrowserWarning(localStorage, canInterrupt);
  useEffect(() => onDrawn(drawn), [drawn, onDrawn]);
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers();
  hasRoom = true;
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Warning onDrawn={onDrawn} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("an old browser is warned once the page has been left alone for a while, and once there is room", async () => {
  hasRoom = false;
  await pass(60_000);
  expect(view).toBeUndefined();
  hasRoom = true;
  await pass(10_000);
  expect(view?.unasked.mayOpen()).toBe(true);
});

test("a closed warning returns with the next document, a dismissed one never", async () => {
  await pass(10_000);
  await act(async () => view?.close());
  expect(view).toBeUndefined();
  expect(featuresToWarnOf({ localStorage })).not.toEqual([]);

  act(() => root.unmount());
  root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Warning onDrawn={onDrawn} />));
  await pass(10_000);
  await act(async () => view?.dismiss());
  expect(view).toBeUndefined();
  expect(featuresToWarnOf({ localStorage })).toEqual([]);
});

test("a warning put off by a press meant for the page waits for another quiet moment", async () => {
  await pass(10_000);
  await act(async () => view?.unasked.onPutOff?.());
  expect(view).toBeUndefined();
  await pass(10_000);
  expect(view).toBeDefined();
});
