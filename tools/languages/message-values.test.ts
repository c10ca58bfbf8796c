import { join } from "node:path";
import { expect, it } from "vitest";
import { missingValues } from "./message-values.ts";
import { type WordFolder, wordFolders } from "./word-folders.ts";

const folder = (source: string): WordFolder => ({
  folder: "packages/some/src/locales",
  files: new Map([["en_US", { "some.won": "You won {amount} on {lines, plural, other {#}}" }]]),
  sources: new Map([["packages/some/src/view.tsx", source]]),
});

it.each([
  ["every value", 't("some.won", { amount: money(win, { digits: 2 }), lines })'],
  ["a spread of values", 't("some.won", { ...result })'],
  ["no values at that place", 'const id = "some.won";'],
])("passes %s", (_, source) => expect(missingValues([folder(source)])).toEqual([]));

it("finds a value that has another name in the message", () =>
  expect(missingValues([folder('t("some.won", { sum: 1, lines: 2 })')])).toEqual([
    { rule: "value", at: "packages/some/src/view.tsx some.won", says: "gives no {amount}" },
  ]));

it("no message of ours is shown with a hole", () =>
  expect(missingValues(wordFolders(join(import.meta.dirname, "../..")))).toEqual([]));
