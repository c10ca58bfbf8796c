import { describe, expect, test } from "vitest";
import {
  noLetters,
  pageIn,
  pagesOf,
  rangeOf,
  withRead,
  without,
  type LetterPage,
} from "./letter.ts";

const letter = (id: number, isRead: boolean) => ({
  id,
  isRead,
  title: `Letter ${id}`,
  content: "",
  sentAt: "",
});

const page: LetterPage = { letters: [letter(3, false), letter(2, true)], total: 52, unread: 5 };

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [120, 3],
])("%i letters fill %i pages of 50", (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

test.each([
  [null, 1],
  ["", 1],
  ["0", 1],
  ["-1", 1],
  ["2", 2],
  ["2.5", 1],
  ["1e9", 1],
  ["9999999", 1],
])("page=%s of an address is page %i", (text, expected) => {
  expect(pageIn(text)).toBe(expected);
});

test("the second page says which letters it shows", () => {
  expect(rangeOf(2, page)).toEqual({ from: 51, to: 52, total: 52 });
});

describe("opening a letter", () => {
  test("marks it as read, and lowers the unread count by one", () => {
    const after = withRead(page, 3);
    expect(after.letters.map(({ isRead }) => isRead)).toEqual([true, true]);
    expect(after.unread).toBe(4);
  });

  test("changes nothing if it was already read, or is on another page", () => {
    expect(withRead(page, 2)).toBe(page);
    expect(withRead(page, 99)).toBe(page);
  });
});

describe("deleting a letter", () => {
  test("removes it from the list, and no longer counts it as unread", () => {
    expect(without(page, 3)).toEqual({ letters: [letter(2, true)], total: 51, unread: 4 });
    expect(without(page, 2)).toMatchObject({ total: 51, unread: 5 });
  });

  test("changes nothing here if it is on another page", () => {
    expect(without(page, 99)).toBe(page);
    expect(without(noLetters, 1)).toBe(noLetters);
  });
});
