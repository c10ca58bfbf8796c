import { expect, test } from "vitest";
import { keepSearches, maxRecentSearches, recentSearches, withSearch } from "./recent-searches.ts";

test("the newest search comes first, each once, so many at most", () => {
  const names = ["fox", "owl", "koi", "cat", "panda", "tiger", "dragon"];
  const recent = names.reduce<readonly string[]>((before, name) => withSearch(before, name), []);
  expect(recent).toHaveLength(maxRecentSearches);
  expect(recent[0]).toBe("dragon");
  expect(withSearch(recent, " koi ").slice(0, 2)).toEqual(["koi", "dragon"]);
});

test("a search that goes on with an earlier one takes its place; a letter is none", () => {
  expect(withSearch(["drag", "fox"], "dragon")).toEqual(["dragon", "fox"]);
  expect(withSearch(["rag"], "dragon")).toEqual(["dragon", "rag"]);
  expect(withSearch(["fox"], "d")).toEqual(["fox"]);
  expect(withSearch(["fox"], "月兎")).toEqual(["月兎", "fox"]);
});

test.each([null, "", "{", "5", '{"a":1}', '[1,"",null]'])("%s is no search", (text) => {
  expect(recentSearches({ getItem: () => text })).toEqual([]);
});

test("a browser that keeps nothing breaks nothing", () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  expect(recentSearches({ getItem: closed })).toEqual([]);
  expect(() => keepSearches({ setItem: closed }, ["fox"])).not.toThrow();
});

test("a longer list that another release has stored is cut", () => {
  const words = Array.from({ length: 9 }, (_, at) => `word ${at}`);
  expect(recentSearches({ getItem: () => JSON.stringify(words) })).toEqual(
    words.slice(0, maxRecentSearches),
  );
});
