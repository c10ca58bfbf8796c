// @vitest-environment jsdom
import { browserClock } from "@naluma/machine/clock";
import { sessionKeys } from "@naluma/site/stored";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyRegister } from "./register-values.ts";
import { useDraft } from "./use-draft.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const typed = (memberAccount: string, busy = false) => ({
  form: { values: { ...emptyRegister, memberAccount } },
  busy,
});

const kept = () => sessionStorage.getItem(sessionKeys.registerDraft);

function open() {
  const hook = renderHook((view) => useDraft(view, sessionStorage, browserClock), {
    initialProps: typed(""),
  });
  return { type: hook.rerender, close: hook.unmount };
}

test("what was typed is stored in a pause, and no key waits for the storage", () => {
  const { type } = open();
  for (const text of ["m", "ma", "mar"]) {
    type(typed(text));
    vi.advanceTimersByTime(299);
    expect(kept()).toBeNull();
  }
  vi.advanceTimersByTime(1);
  expect(kept()).toContain('"mar"');
});

test("a page that is left before the pause stores it at once", () => {
  open().type(typed("marika"));
  dispatchEvent(new Event("pagehide"));
  expect(kept()).toContain("marika");
});

test("a form that is closed before the pause stores it at once", () => {
  const { type, close } = open();
  type(typed("marika"));
  close();
  expect(kept()).toContain("marika");
  sessionStorage.clear();
  dispatchEvent(new Event("pagehide"));
  expect(kept()).toBeNull();
});

test("a refused form is stored again, although nothing was typed since", () => {
  const { type } = open();
  const refused = typed("marika");
  type({ ...refused, busy: true });
  vi.advanceTimersByTime(300);
  type(refused);
  vi.advanceTimersByTime(300);
  expect(kept()).toContain("marika");
});

test("an attempt stores nothing, as the account may exist when the form is left", () => {
  const { type, close } = open();
  type(typed("marika"));
  type(typed("marika", true));
  vi.advanceTimersByTime(1_000);
  close();
  expect(kept()).toBeNull();
});
