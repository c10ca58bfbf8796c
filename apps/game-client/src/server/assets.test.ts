import { posix } from "node:path";
import { expect, test } from "vitest";
import { pageAssets } from "./assets.ts";

test("every module that a page imports is among its assets", () => {
  const assets = pageAssets();
  const modules = [...assets].filter(([, { type }]) => type.startsWith("text/javascript"));
  const imported = modules.flatMap(([path, { body }]) =>
    [...String(body).matchAll(/(?:\bfrom |\bimport\()"(\.[^"]+)"/g)].map(([, wanted = ""]) =>
      posix.join(posix.dirname(path), wanted),
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((path) => !assets.has(path))).toEqual([]);
});
