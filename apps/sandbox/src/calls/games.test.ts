import { expect, test } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { onTheWire } from "./games.ts";

test.each([
  ["en_US", "/media/games/G1001.svg"],
  ["my_MM", "/media/games/G1001.svg?l=my_MM"],
] as const)("a request in %s gets art lettered in it", (lang, address) => {
  const [first] = makeCatalogue({ games: 300 }).games.map(onTheWire(new Set(), lang));
  expect(first?.icon_light).toBe(address);
});
