import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

const none = (): Pick<Storage, "getItem" | "setItem"> => {
  throw new DOMException("Site data is blocked", "SecurityError");
};

/** A window with its own history; `store` is its storage. */
function openWindow(store: () => Pick<Storage, "getItem" | "setItem">) {
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => void (history.state = state),
  };
  return { store, history };
}

function openStore() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return () => store;
}

const full = () => ({
  getItem: () => null,
  setItem() {
    throw new DOMException("Full", "QuotaExceededError");
  },
});

test.each([
  ["storage", openStore()],
  ["storage that is blocked", none],
  ["storage that is full", full],
])(
  "with %s a page keeps one key for a ticket, even after a reload, and takes another for the next",
  (_, store) => {
    const page = openWindow(store);
    const first = pageKey("ticket-one", page);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(pageKey("ticket-one", page)).toBe(first);
    expect(pageKey("ticket-two", page)).not.toBe(first);
  },
);

test("another window has another key", () => {
  for (const store of [openStore, () => none])
    expect(pageKey("ticket-one", openWindow(store()))).not.toBe(
      pageKey("ticket-one", openWindow(store())),
    );
});
