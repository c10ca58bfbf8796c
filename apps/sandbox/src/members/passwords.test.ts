import { expect, test } from "vitest";
import { guessName } from "./passwords.ts";

test("guesses for an account are counted together in any spelling, and separately on each site", () => {
  expect(guessName(1, " Player02 ")).toBe(guessName(1, "player02"));
  expect(guessName(1, "player02")).not.toBe(guessName(2, "player02"));
  expect(guessName(1, "player02")).not.toBe(guessName(1, "player021"));
  expect(guessName(1, "2 player")).not.toBe(guessName(12, "player"));
});
