import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plantedFaults } from "./support/planted-faults.ts";

const wire = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../docs/wire", name), "utf8");

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const kebab = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/ \(.*\)/, "")
    .replaceAll(/[^a-z0-9]+/g, "-");

it("every planted fault has a title of its own and breaks rules that the contract has", () => {
  const headings = all(wire("wire.md"), /^(?:##+ (?=.)|\*\*)([^*\n]+?)(?:\.\*\*|$)/gm);
  const rules = new Set([
    ...all(wire("wire.md"), /^\| (W-\d\d) \|/gm),
    ...headings.map(kebab),
    ...all(wire("openapi.yaml"), /^ {6}operationId: (\w+)$/gm),
    ...all(wire("events.yaml"), /^ {6}([\w.]+):\n {8}x-requirements:/gm).map(
      (event) => `event:${event}`,
    ),
  ]);
  const unknown = plantedFaults.flatMap((fault) => fault.rules.filter((rule) => !rules.has(rule)));

  expect(unknown).toEqual([]);
  expect(plantedFaults.filter((fault) => fault.rules.length === 0)).toEqual([]);
  expect(new Set(plantedFaults.map(({ title }) => title)).size).toBe(plantedFaults.length);
});
