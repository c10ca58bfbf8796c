import * as v from "valibot";
import { expect, test } from "vitest";
import { game } from "./catalogue.api.ts";

const entry = { game_id: 1, gp_id: "GPA", game_type: 2, game_code: "G1" };
const read = (more: object) => v.parse(game, { ...entry, ...more });

test("the platform's figures for the return and the stakes are shown as they are", () => {
  expect(read({ rtp: 96.2, bet_min: "0.20", bet_max: "100" })).toMatchObject({
    rtp: "96.2",
    stakes: { least: "0.20", most: "100" },
  });
});

test.each([
  [{ member_favorite: 1 }, true],
  [{ is_favorite: 1 }, true],
  [{ member_favorite: 0, is_favorite: 0 }, false],
])("a game with %o is a favourite: %s", (more, isFavourite) => {
  expect(read(more).favourite).toBe(isFavourite);
});

test.each([
  {},
  { rtp: null, bet_min: null, bet_max: null },
  { rtp: "high", bet_min: [], bet_max: {} },
  { bet_min: "1" },
  { bet_max: "1" },
])("%o gives no figures, and the game is still listed", (more) => {
  const { rtp, stakes, id } = read(more);
  expect([rtp, stakes, id]).toEqual([undefined, undefined, 1]);
});
