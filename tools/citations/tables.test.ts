import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cellsIn, faultsInGlossary, faultsInWhereIsIt, tableUnder } from "./tables.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => {
  const path = join(root, file);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, "utf8") : undefined;
};

describe("where is it", () => {
  const planted = (file: string) => (file === "a.ts" ? "const timeout = 10_000;" : undefined);

  it.each([
    ["names a file and a word in it", [["the wait", "`a.ts`", "`10_000`"]], []],
    ["names a file that is gone", [["x", "`b.ts`", "`y`"]], ["x: b.ts is no file"]],
    ["names a word that is gone", [["x", "`a.ts`", "`30_000`"]], ["x: a.ts does not say 30_000"]],
    ["names no word", [["x", "`a.ts`", ""]], ["x: names no word"]],
    [
      "grows beyond twenty rows",
      Array.from({ length: 21 }, () => ["x", "`a.ts`", "`10`"]),
      ["21 rows are more than 20"],
    ],
  ])("a table that %s", (_, rows, faults) =>
    expect(faultsInWhereIsIt(rows, planted)).toEqual(faults),
  );

  it("is true of this repository", () => {
    const rows = tableUnder(read("docs/architecture.md") ?? "", "Where is it");
    expect(rows.length).toBeGreaterThan(15);
    expect(faultsInWhereIsIt(rows, read)).toEqual([]);
  });
});

describe("the glossary", () => {
  it.each([
    [
      "gives each word one meaning",
      [
        ["a", "x"],
        ["b", "y"],
      ],
      [],
    ],
    [
      "gives a word twice",
      [
        ["a", "x"],
        ["a", "y"],
      ],
      ["a stands there twice"],
    ],
    [
      "is out of order",
      [
        ["b", "x"],
        ["a", "y"],
      ],
      ["a comes after b"],
    ],
    ["gives no meaning", [["a", ""]], ["a has no meaning"]],
  ])("%s", (_, rows, faults) => expect(faultsInGlossary(rows)).toEqual(faults));

  it("has forty words here, each once", () => {
    const words = cellsIn(read("docs/glossary.md") ?? "");
    expect(words).toHaveLength(40);
    expect(faultsInGlossary(words)).toEqual([]);
  });
});
