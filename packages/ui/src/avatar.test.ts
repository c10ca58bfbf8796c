import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["marika88", "ma"],
  [" x ", "x"],
  ["", ""],
  ["陈小明", "陈小"],
  ["தமிழ்", "தமி"],
])("the picture for %j shows %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
