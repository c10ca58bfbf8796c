// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "./toaster.tsx";
import { setToastMaximum, showToast } from "./toasts.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// The toast code loads with the first touch, which takes long on a busy machine; later tests already have it.
beforeAll(async () => {
  const { show } = page();
  fireEvent.pointerDown(document.body);
  show("first");
  await screen.findByRole("alert");
  cleanup();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function page() {
  const store = createStore();
  render(
    <Provider store={store}>
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={(times) => `${times} times`} />
    </Provider>,
  );
  const show = (message: string) => act(() => showToast(store, { kind: "error", message }));
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const messages = () => screen.queryAllByRole("alert").map((toast) => toast.textContent);
  return { store, show, wait, messages };
}

test("[UI-04] a toast disappears after three seconds, and not before", () => {
  const { show, wait, messages } = page();
  show("one");
  wait(2_999);
  expect(messages()).toEqual(["one"]);
  wait(1);
  expect(messages()).toEqual([]);
});

test("a toast with its own duration disappears after that time", () => {
  const { store, wait, messages } = page();
  act(() => showToast(store, { kind: "error", message: "long", duration: 5_000 }));
  wait(4_999);
  expect(messages()).toEqual(["long"]);
  wait(1);
  expect(messages()).toEqual([]);
});

test("[UI-02] [UI-04] the same message three times is one toast with a 3, gone three seconds after the last", () => {
  const { show, wait, messages } = page();
  show("one");
  wait(2_000);
  show("one");
  wait(2_000);
  show("one");
  wait(2_999);
  expect(messages()).toEqual(["one×33 times"]);
  wait(1);
  expect(messages()).toEqual([]);
});

test("the time stops under the pointer and while the focus is inside", () => {
  const { show, wait, messages } = page();
  show("one");
  const list = screen.getByRole("alert").parentElement ?? document.body;
  fireEvent.pointerEnter(list, { clientX: 10, clientY: 10 });
  fireEvent.pointerMove(list, { clientX: 12, clientY: 10 });
  wait(60_000);
  expect(messages()).toEqual(["one"]);
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  fireEvent.pointerLeave(list);
  wait(60_000);
  expect(messages()).toEqual(["one"]);
  act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
  wait(3_000);
  expect(messages()).toEqual([]);
});

test("a toast that appears under a resting pointer disappears like any other", () => {
  const { show, wait, messages } = page();
  show("one");
  const list = screen.getByRole("alert").parentElement ?? document.body;
  fireEvent.pointerEnter(list, { clientX: 10, clientY: 10 });
  // Browsers repeat the position of a resting pointer when the element below it changes.
  fireEvent.pointerMove(list, { clientX: 10, clientY: 10 });
  wait(3_000);
  expect(messages()).toEqual([]);
});

test("the time stops while the page is hidden", () => {
  const { show, wait, messages } = page();
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    fireEvent(document, new Event("visibilitychange"));
  };
  show("one");
  turn("hidden");
  show("two");
  wait(60_000);
  expect(messages()).toEqual(["one", "two"]);
  turn("visible");
  wait(3_000);
  expect(messages()).toEqual([]);
  visibility.mockRestore();
});

test("after one toast was closed by its button, the others still disappear", async () => {
  const { show, wait, messages } = page();
  show("one");
  show("two");
  const first = screen.getAllByRole("button", { name: "Dismiss" })[0];
  act(() => first?.focus());
  if (first) fireEvent.click(first);
  await act(async () => {});
  expect(messages()).toEqual(["two"]);
  wait(3_000);
  expect(messages()).toEqual([]);
});

test("a site may allow fewer toasts", () => {
  const { store, show, messages } = page();
  act(() => setToastMaximum(store, 2));
  show("one");
  show("two");
  show("three");
  expect(messages()).toEqual(["two", "three"]);
});
