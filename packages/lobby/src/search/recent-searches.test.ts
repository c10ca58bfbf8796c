import { expect, test } from "vitest";
import { keepSearches, maxRecentSearches, recentSearches, withSearch } from "./recent-searches.ts";

test("the newest search is first, each search once, up to a maximum", () => {
  const names = ["fox", "owl", "koi", "cat", "panda", "tiger", "dragon"];
  const recent = names.reduce<readonly string[]>((before, name) => withSearch(before, name), []);
  expect(recent).toHaveLength(maxRecentSearches);
  expect(recent[0]).toBe("dragon");
  expect(withSearch(recent, " koi ").slice(0, 2)).toEqual(["koi", "dragon"]);
});

test("a search that extends an earlier one replaces it, and a single letter is not stored", () => {
  expect(withSearch(["drag", "fox"], "dragon")).toEqual(["dragon", "fox"]);
  expect(withSearch(["rag"], "dragon")).toEqual(["dragon", "rag"]);
  expect(withSearch(["fox"], "d")).toEqual(["fox"]);
  expect(withSearch(["fox"], "月兎")).toEqual(["月兎", "fox"]);
});

test.each([null, "", "{", "5", '{"a":1}', '[1,"",null]'])("%s is not a search", (text) => {
  expect(recentSearches({ getItem: () => text })).toEqual([]);
});

test("a browser that stores nothing breaks nothing", () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  expect(recentSearches({ getItem: closed })).toEqual([]);
  expect(() => keepSearches({ setItem: closed }, ["fox"])).not.toThrow();
});

test("a longer list stored by another release is shortened", () => {
  const words = Array.from({ length: 9 }, (_, at) => `word ${at}`);
  expect(recentSearches({ getItem: () => JSON.stringify(words) })).toEqual(
    words.slice(0, maxRecentSearches),
  );
});
