import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faultsInDecision } from "./decisions.ts";

const sound = `# 0003: A title

Date: 2026-11-21
Status: accepted

## Context

Why.

## Choice

What.

## Cost

Its price.
`;

it.each([
  ["is in the one form", sound, []],
  ["has another number", sound.replace("0003", "0004"), [`its first line is not "# 0003: Title"`]],
  [
    "has no date",
    sound.replace("Date: 2026-11-21", "Date: soon"),
    ["has no Date: in its third line"],
  ],
  ["has no status", sound.replace("accepted", "nice"), ["has no Status: in its fourth line"]],
  ["says no cost", sound.replace("## Cost", "Cost:"), ["is not Context, Choice, Cost"]],
  ["is too long", sound + "More.\n".repeat(50), ["is longer than half a page"]],
])("a decision that %s", (_, text, faults) =>
  expect(faultsInDecision("0003-a-title.md", text)).toEqual(faults),
);

const folder = join(import.meta.dirname, "../../docs/decisions");
it.each(readdirSync(folder))("%s is in the one form", (file) =>
  expect(faultsInDecision(file, readFileSync(join(folder, file), "utf8"))).toEqual([]),
);
