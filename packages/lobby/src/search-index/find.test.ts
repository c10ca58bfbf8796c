import fc from "fast-check";
import { expect, test } from "vitest";
import type { Entry, Question } from "./entry.ts";
import { createFinder } from "./find.ts";

const names = ["Jade Koi River", "Dragon Ladder", "Golden Dragon", "Snapdragon Road", "Fox Run 2"];
const entries = names.map((name, at): Entry => ({
  id: at + 1,
  local: name,
  english: name,
  provider: at % 2 === 0 ? "GPA" : "GPB",
  type: at === 4 ? 3 : 2,
}));
const providers = { GPA: "Kestrel", GPB: "Row Eight" };
const anything: Question = { text: "", provider: undefined, type: undefined, order: "best" };
const finder = await createFinder(entries, "en_US", providers);
const found = (question: Partial<Question>) => finder.find({ ...anything, ...question });
const idsOf = (question: Partial<Question>) => [...found(question).ids];

test("an empty search finds everything, in the platform's order", () => {
  expect(idsOf({})).toEqual([1, 2, 3, 4, 5]);
});

test("a match at the start of a name ranks before one at the start of a word, and that before one inside", () => {
  expect(idsOf({ text: "dragon" })).toEqual([2, 3, 4]);
});

test.each([
  ["words in any order", "river jade", [1]],
  ["a beginning", "gol", [3]],
  ["without spaces", "jadekoi", [1]],
  ["a provider", "row eight", [2, 4]],
  ["a provider and a name", "kestrel fox", [5]],
  ["a number", "2", [5]],
  ["signs alone", "?!", [1, 2, 3, 4, 5]],
  ["nothing like it", "zzzyx", []],
])("a search finds games by %s", (_, text, expected) => {
  expect(idsOf({ text })).toEqual(expected);
});

test.each([
  ["two letters swapped", "rivre", 1],
  ["one missing", "drgon", 2],
  ["one too many", "goldden", 3],
  ["another one", "ladber", 2],
  ["another one of four", "jede", 1],
])("%s is found and marked as merely similar", (_, text, expected) => {
  const { ids, similar } = found({ text });
  expect([...ids]).toContain(expected);
  expect(similar).toBe(true);
});

test("short words and numbers have to match exactly", () => {
  expect(idsOf({ text: "fux" })).toEqual([]);
  expect(idsOf({ text: "3" })).toEqual([]);
  expect(found({ text: "fux" }).similar).toBe(false);
});

test("facets narrow the results, and count what each of them would leave", () => {
  const both = found({ text: "dragon", provider: "GPB" });
  expect([...both.ids]).toEqual([2, 4]);
  expect(both.providers).toEqual({ GPA: 1, GPB: 2 });
  expect(both.types).toEqual({ 2: 2 });
  expect(idsOf({ type: 3 })).toEqual([5]);
  expect(found({ type: 3 }).types).toEqual({ 2: 4, 3: 1 });
});

test("a facet does not change the other facet's counts, and no similar games replace an empty result", () => {
  expect(found({ type: 3 }).providers).toEqual({ GPA: 1 });
  const slots = found({ text: "fox", type: 2 });
  expect([[...slots.ids], slots.types, slots.similar]).toEqual([[], { 3: 1 }, false]);
  expect(found({ text: "rivre", type: 3 }).similar).toBe(false);
});

test("numbers in names sort as numbers, and every word of a search has to match", async () => {
  const numbered = ["Lantern 10", "Lantern 9", "Koi Lantern", "Lantern Koi"].map(
    (local, at): Entry => ({ id: at + 1, local, english: local, provider: "GPA", type: 2 }),
  );
  const { find } = await createFinder(numbered, "en_US", {});
  expect([...find({ ...anything, order: "name" }).ids]).toEqual([3, 2, 1, 4]);
  for (const text of ["lantern koi", "koi lantern"])
    expect([...find({ ...anything, text }).ids]).toEqual([3, 4]);
  expect([...find({ ...anything, text: "lantern" }).ids]).toEqual([1, 2, 4, 3]);
});

test("a game ranks by its best word, and a misspelt Thai word is found inside a longer one", async () => {
  const named = ["Snapdragon", "Dragonfly Snapdragon", "มังกรทอง"].map((local, at): Entry => ({
    id: at + 1,
    local,
    english: local,
    provider: "GPA",
    type: 2,
  }));
  const { find } = await createFinder(named, "th_TH", {});
  expect([...find({ ...anything, text: "dragon" }).ids]).toEqual([2, 1]);
  expect([...find({ ...anything, text: "กรคอง" }).ids]).toEqual([3]);
});

test("results are sorted by name and by provider", () => {
  expect(idsOf({ order: "name" })).toEqual([2, 5, 3, 1, 4]);
  expect(idsOf({ order: "provider" })).toEqual([1, 3, 5, 2, 4]);
  expect(idsOf({ text: "dragon", order: "provider" })).toEqual([3, 2, 4]);
});

test("a search finds what reading every name would find", async () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 5 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(" "));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 12 }), word, word, async (all, one, other) => {
      const games = all.map((local, at): Entry => {
        const english = local;
        return { id: at, local, english, provider: "GPA", type: 2 };
      });
      const own = await createFinder(games, "en_US", {});
      const { ids, similar } = own.find({ ...anything, text: `${one} ${other}` });
      const read = all.flatMap((local, at) => {
        const held = [...local.split(" "), local.replaceAll(" ", "")];
        const holds = (term: string) => held.some((text) => text.includes(term));
        return holds(one) && holds(other) ? [at] : [];
      });
      if (similar) expect(read).toEqual([]);
      else expect([...ids].toSorted((a, b) => a - b)).toEqual(read);
    }),
  );
});

test("every possible text gets a result", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const { ids } = found({ text });
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
