import fc from "fast-check";
import { expect, it } from "vitest";

it("draws the same values in every run", () => {
  expect(fc.readConfigureGlobal()).toHaveProperty("seed", expect.any(Number));
  const drawn = () => {
    const values: number[] = [];
    fc.assert(
      fc.property(fc.nat(), (value) => {
        values.push(value);
      }),
    );
    return values;
  };
  expect(drawn()).toEqual(drawn());
});
