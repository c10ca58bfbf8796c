import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { badgeText } from "../badge-text.ts";
import {
  noToasts,
  toastOffset,
  withMaximum,
  withoutToast,
  withToast,
  type Toasts,
} from "./toasts.ts";

const error = (message: string) => ({ kind: "error", message }) as const;
const shown = (toasts: Toasts) => toasts.shown.map(({ message }) => message);
const after = (messages: string[], start = noToasts) =>
  messages.reduce((toasts, message) => withToast(toasts, error(message)), start);

test.each([1, 2, 5, 9])("[UI-01] with a maximum of %i there are never more", (maximum) => {
  let toasts = withMaximum(noToasts, maximum);
  for (let number = 1; number <= 20; number += 1) {
    toasts = withToast(toasts, error(`message ${number}`));
    expect(toasts.shown.length).toBe(Math.min(number, maximum));
  }
});

test("five are shown by default, and the oldest leaves", () => {
  expect(shown(after(["a", "b", "c", "d", "e", "f"]))).toEqual(["b", "c", "d", "e", "f"]);
});

test("a smaller maximum removes the oldest at once", () => {
  expect(shown(withMaximum(after(["a", "b", "c"]), 2))).toEqual(["b", "c"]);
});

test("the same message is counted in its place, and pushes no other out", () => {
  const toasts = after(["b", "b"], after(["a", "b", "c", "d", "e"]));
  expect(shown(toasts)).toEqual(["a", "b", "c", "d", "e"]);
  expect(toasts.shown.map(({ times }) => times)).toEqual([1, 3, 1, 1, 1]);
});

test("the same words as an error and as a success are two toasts", () => {
  const toasts = withToast(after(["Done"]), { kind: "success", message: "Done" });
  expect(toasts.shown).toHaveLength(2);
});

test("a message repeated after it left starts at one", () => {
  const first = after(["a", "a"]);
  const gone = withoutToast(first, first.shown[0]?.id ?? 0);
  expect(gone.shown).toEqual([]);
  expect(after(["a"], gone).shown.map(({ times }) => times)).toEqual([1]);
});

test("[UI-03] a hundred repeats show no number above 99", () => {
  const toasts = after(Array.from({ length: 100 }, () => "again"));
  expect(toasts.shown).toHaveLength(1);
  expect(toasts.shown.map(({ times }) => badgeText(times))).toEqual(["99+"]);
  expect(badgeText(99)).toBe("99");
});

test("[UI-05] the offset is 16, in the code and in the theme", () => {
  const theme = readFileSync(new URL("../theme.css", import.meta.url), "utf8");
  expect(toastOffset).toBe(16);
  expect(theme).toContain(`--toast-offset: ${toastOffset}px;`);
});
