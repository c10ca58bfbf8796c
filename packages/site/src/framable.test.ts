import { expect, test } from "vitest";
import { isFramable } from "./framable.ts";

const own = "https://play.example";
const settings = { frameOrigins: ["https://games.example", own] };

test.each([
  ["https://games.example/run?a=1", true],
  ["https://games.example:8443/run", false],
  ["http://games.example/run", false],
  ["https://play.example/", false],
])("a page at https://play.example may frame %s: %s", (address, may) => {
  expect(isFramable(new URL(address), own, settings)).toBe(may);
});
