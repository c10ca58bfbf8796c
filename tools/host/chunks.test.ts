import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alsoLive, laterChunks } from "./chunks.ts";

const packages = join(import.meta.dirname, "../../packages");

it("names only files and folders that exist", () => {
  const named = [...alsoLive, ...Object.values(laterChunks).flat()];
  const isCode = (file: string) => !/\.(test|stories|fake)\.tsx?$/.test(file);
  const gone = named.filter(
    (path) => !globSync(`${path}{.*,/**}`, { cwd: packages }).some((file) => isCode(file)),
  );
  expect(gone).toEqual([]);
});
