import { expect, test } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { matchesToday } from "./matches-today.ts";

const dayLength = 86_400_000;

test("four different matches are chosen each day, and others on the next day", () => {
  const catalogue = makeCatalogue();
  for (let day = 20_000; day < 20_060; day += 1) {
    const games = matchesToday(catalogue, day * dayLength);
    expect(new Set(games.map(({ game_code }) => game_code)).size).toBe(4);
    expect(new Set(games.map(({ engine }) => engine))).toEqual(new Set(["match"]));
    expect(matchesToday(catalogue, (day + 1) * dayLength)).not.toEqual(games);
  }
});

test("a catalogue without such games has no matches", () => {
  expect(matchesToday({ gamesOf: () => [] }, 0)).toEqual([]);
});
