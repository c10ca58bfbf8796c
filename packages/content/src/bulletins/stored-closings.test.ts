import { expect, test } from "vitest";
import { closingsIn, storeClosing } from "./stored-closings.ts";

const tab = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
});

test("a visitor's closing is kept as its time", () => {
  const storage = tab();
  storeClosing(storage, 1_700, undefined, 2);
  expect(storage.stored).toEqual({ popup_closed_at: "1700" });
  expect(closingsIn(storage, undefined, 2)).toEqual({ closedAt: 1_700, memberClosedAt: undefined });
});

test("a member's closing counts for that member on that kind of page", () => {
  const storage = tab();
  storeClosing(storage, 1_700, 7, 2);
  storeClosing(storage, 1_800, 8, 3);
  expect(closingsIn(storage, 7, 2)).toEqual({ closedAt: 1_800, memberClosedAt: 1_700 });
  expect(closingsIn(storage, 7, 3).memberClosedAt).toBeUndefined();
  expect(closingsIn(storage, 8, 3).memberClosedAt).toBe(1_800);
});

test.each(["", "null", "[1]", "{", '{"7:2":"soon"}', '{"7:2":null}'])(
  "what nobody wrote there, %j, counts as nothing",
  (text) => {
    const storage = tab({ popup_closed_at: text, member_popups_closed: text });
    expect(closingsIn(storage, 7, 2)).toEqual({ closedAt: undefined, memberClosedAt: undefined });
    storeClosing(storage, 5, 7, 2);
    expect(closingsIn(storage, 7, 2)).toEqual({ closedAt: 5, memberClosedAt: 5 });
  },
);
