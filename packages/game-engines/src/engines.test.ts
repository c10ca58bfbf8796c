import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { engineNames } from "./engine.ts";
import { engineNamed } from "./engines.ts";

test.each(engineNames)("%s returns what it states, less than what is staked", (name) => {
  const engine = engineNamed(name);
  expect(engine?.name).toBe(name);
  expect(engine?.returnInBasisPoints).toBeGreaterThan(9_000);
  expect(engine?.returnInBasisPoints).toBeLessThan(10_000);
});

test.each(engineNames)("README.md states what %s returns at best", async (name) => {
  const page = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const row = page.split("\n").find((line) => line.startsWith(`| ${name} `));
  const returned = ((engineNamed(name)?.returnInBasisPoints ?? 0) / 100).toFixed(2);
  expect(row).toContain(` ${returned} %`);
});

test.each(engineNames)("no choice of %s accepts what belongs to another game", (name) => {
  const engine = engineNamed(name);
  for (const odd of ["constructor", "__proto__", "-1", "1e9", "home;away", "x".repeat(200)]) {
    expect(engine?.isChoice(odd), odd).toBe(false);
  }
});
