import { crash } from "@naluma/game-engines/crash";
import { expect, test } from "vitest";
import { placeOf, withMove, type BegunRound } from "./round-state.ts";

const begun: BegunRound = {
  engine: "crash",
  at: 1_000,
  stake: 200n,
  choice: "",
  moves: [],
  nonce: 1,
  clientSeed: "lotus",
};

test("a move is judged by its step and by what was sent, not by the engine's state", () => {
  const round = withMove(crash, begun, { move: "cash", now: 9_000 });
  expect(round.moves.map(({ kept }) => kept)).toEqual([expect.stringMatching(/^cash:\d+$/)]);

  expect(placeOf(round, { step: 0, move: "cash" })).toBe("known");
  expect(placeOf(round, { step: 0, move: round.moves[0]?.kept ?? "" })).toBe("reused");
  expect(placeOf(round, { step: 0, move: "stand" })).toBe("reused");
  expect(placeOf(round, { step: 1, move: "cash" })).toBe("next");
  expect(placeOf(round, { step: 2, move: "cash" })).toBe("early");
});

test("a move before the round began, by a clock that went back, counts as one at its beginning", () => {
  const [early, first] = [500, 1_000].map((now) => withMove(crash, begun, { move: "cash", now }));
  expect(early?.moves).toEqual(first?.moves);
});
