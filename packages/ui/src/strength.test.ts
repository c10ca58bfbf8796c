import fc from "fast-check";
import { expect, it } from "vitest";
import { passwordStrength } from "./strength.ts";

it.each([
  ["", undefined],
  ["a7", "weak"],
  ["aaaaaaaaaaaa", "weak"],
  ["harvestmoon", "weak"],
  ["840173625917", "weak"],
  ["abcdef12", "weak"],
  ["x987654y", "weak"],
  ["x98765y", "weak"],
  ["x9876yq", "fair"],
  ["ababa7Xq9", "fair"],
  ["a1a1a1a1", "weak"],
  ["a1b2a1b2", "weak"],
  ["a1b2c1a1", "fair"],
  ["aB3x9", "weak"],
  ["aB3x9q", "fair"],
  ["Player01!x", "weak"],
  ["newday24", "fair"],
  ["Harvest7", "fair"],
  ["Harvest7moon", "strong"],
  ["t4ble-l4mp", "strong"],
] as const)("%j is %s", (password, strength) => {
  expect(passwordStrength(password, "player01")).toBe(strength);
});

it("the account does not count as secret, however it is written", () => {
  expect(passwordStrength("t4ble-Xq9!", " TABLE-xq ")).toBe("strong");
  expect(passwordStrength("table-Xq9!", " TABLE-xq ")).toBe("weak");
});

it("an account of spaces counts as none", () => {
  expect(passwordStrength("t4ble l4mp", " ")).toBe("strong");
});

it("every text has a strength, with or without an account", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.string(), (password, account) => {
      expect(["weak", "fair", "strong"]).toContain(passwordStrength(password, account));
    }),
  );
});
