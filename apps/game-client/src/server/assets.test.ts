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

test("a game's own style sheet lays out only those parts of the page that the page leaves to it", () => {
  const assets = pageAssets();
  const sheetOf = (path: string) => String(assets.get(path)?.body);
  const laidOut = (sheet: string) =>
    new Set([...sheet.matchAll(/(?<=[{},;/]\s*)\.([\w-]+)(?=\s*[{,])/g)].map(([, name]) => name));
  const page = laidOut(sheetOf("game.css"));
  expect(page.size).toBeGreaterThan(30);

  const games = [...assets.keys()].filter(
    (path) => path.endsWith(".css") && !path.endsWith("game.css"),
  );
  const shared = games.flatMap((path) =>
    [...laidOut(sheetOf(path))]
      .filter((name) => page.has(name) && name !== "choices" && name !== "frame")
      .map((name) => `${path} .${name}`),
  );
  expect(shared).toEqual([]);
});
