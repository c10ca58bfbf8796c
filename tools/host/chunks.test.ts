import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alsoLive, laterChunks } from "./chunks.ts";

const packages = join(import.meta.dirname, "../../packages");

it("names only files and folders that exist", () => {
  const named = [...alsoLive, ...Object.values(laterChunks).flat()];
  const gone = named.filter((path) => globSync(`${path}{.*,/**}`, { cwd: packages }).length === 0);
  expect(gone).toEqual([]);
});
