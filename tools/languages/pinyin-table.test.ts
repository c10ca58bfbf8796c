import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { file, tableFile } from "./pinyin-table.ts";

it("is what the search of the lobby reads Chinese names by", () => {
  expect(readFileSync(file, "utf8")).toBe(tableFile());
});
