import { expect, test } from "vitest";
import { closingIn, storeClosing } from "./bulletin-state.ts";

const tab = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
});

test("a closing is stored as its time", () => {
  const storage = tab();
  storeClosing(storage, 1_700);
  expect(storage.stored).toEqual({ popup_closed_at: "1700" });
  expect(closingIn(storage)).toBe(1_700);
});

test.each(["", "null", "[1]", "{", "soon"])(
  "an unreadable stored value, %j, counts as none",
  (text) => {
    const storage = tab({ popup_closed_at: text });
    expect(closingIn(storage)).toBeUndefined();
    storeClosing(storage, 5);
    expect(closingIn(storage)).toBe(5);
  },
);
