import { expect, test } from "vitest";
import { listKey } from "./list-keys.ts";

const texts = ["Popular first", "Newest first", "A to Z", "New providers"];
const press = (key: string, marked = 0, typed = "") => listKey(key, { texts, marked, typed });

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 3],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 0],
  ["Home", 2, 0],
  ["End", 0, 3],
])("%s at %i moves to %i", (key, marked, index) => {
  expect(press(key, marked)).toEqual({ goTo: index });
});

test.each(["Enter", " "])("%j selects the marked option", (key) => {
  expect(press(key)).toBe("take");
});

test("a letter moves to the next option that starts with it, wrapping around", () => {
  expect(press("n", 0)).toEqual({ goTo: 1 });
  expect(press("n", 1, "n")).toEqual({ goTo: 3 });
  expect(press("n", 3, "nn")).toEqual({ goTo: 1 });
});

test("letters typed in quick succession form one word", () => {
  expect(press("e", 1, "n")).toEqual({ goTo: 1 });
  expect(press(" ", 1, "new")).toBe("take");
  expect(press("p", 1, "")).toEqual({ goTo: 0 });
});

test("unrelated keys do nothing", () => {
  expect(press("x")).toBeUndefined();
  expect(press("Shift")).toBeUndefined();
});
