import { expect, test } from "vitest";
import { arrowsOf, runningUp, type Arrow } from "./floors.ts";
import { circlesOf, type Imports } from "./imports.ts";

const importsOf = (lines: Readonly<Record<string, readonly string[]>>): Imports =>
  new Map(Object.entries(lines).map(([file, targets]) => [file, new Set(targets)]));

test("files that reach each other are one circle, and what only leads there is in none", () => {
  const imports = importsOf({
    main: ["a"],
    a: ["b", "c"],
    b: ["a", "alone"],
    c: ["d"],
    d: ["c"],
    alone: [],
  });
  expect(circlesOf(imports)).toEqual([
    ["c", "d"],
    ["a", "b"],
  ]);
});

test("rooms are the folders under src and the files that lie there; one arrow is many imports", () => {
  const imports = importsOf({
    "p/src/app/a.ts": ["p/src/live/b.ts", "p/src/live/c.ts", "p/src/app/d.ts", "q/src/e.ts"],
    "p/src/live/b.ts": ["p/src/words.ts"],
    "p/src/words.ts": [],
  });
  expect(arrowsOf(imports, "p/src")).toEqual([
    ["app", "live"],
    ["live", "words.ts"],
  ]);
});

test("the fewest arrows run up that a good order of floors leaves", () => {
  const down: Arrow[] = [
    ["roof", "hall"],
    ["hall", "cellar"],
    ["roof", "cellar"],
  ];
  expect(runningUp(down)).toEqual([]);
  expect(runningUp([...down, ["cellar", "roof"]])).toEqual([["cellar", "roof"]]);
});
