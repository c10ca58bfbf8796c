import fc from "fast-check";
import { expect, test } from "vitest";
import { afterRound, beginAutoplay, endBefore } from "./autoplay.ts";
import type { AutoplayLimits } from "./autoplay.ts";
import { decimal } from "./money.ts";

const limits: AutoplayLimits = { rounds: 3, loss: "10.00", win: "20.00" };
const lose = { staked: "2.00", win: "0.00" };

test("an autoplay run ends after its rounds", () => {
  let run = beginAutoplay(limits);
  for (let round = 0; round < 3; round += 1) {
    expect(endBefore(run, "2.00")).toBeUndefined();
    run = afterRound(run, lose);
  }
  expect(endBefore(run, "2.00")).toBe("done");
});

test("no round starts that could lose more than the limit", () => {
  const run = beginAutoplay({ ...limits, rounds: 100 });
  expect(endBefore(run, "10.00")).toBeUndefined();
  expect(endBefore(run, "10.02")).toBe("loss");
  expect(endBefore(afterRound(run, lose), "10.00")).toBe("loss");
  expect(endBefore(afterRound(run, { staked: "2.00", win: "8.00" }), "16.00")).toBeUndefined();
});

test("a single win of the limit ends a run; several smaller ones do not", () => {
  let run = beginAutoplay({ ...limits, rounds: 100 });
  run = afterRound(run, { staked: "2.00", win: "19.98" });
  run = afterRound(run, { staked: "2.00", win: "19.98" });
  expect(endBefore(run, "2.00")).toBeUndefined();
  expect(endBefore(afterRound(run, { staked: "2.00", win: "20.00" }), "2.00")).toBe("win");
  const without = beginAutoplay({ rounds: 100, loss: "10.00", win: undefined });
  expect(endBefore(afterRound(without, { staked: "2.00", win: "999.00" }), "2.00")).toBeUndefined();
});

test("whatever the rounds bring, a run never loses more than its limit", () => {
  const amount = fc.bigInt({ min: 0n, max: 2_000n }).map(decimal);
  const rounds = fc.array(fc.record({ staked: amount, win: amount }), { maxLength: 60 });
  fc.assert(
    fc.property(rounds, amount, (played, loss) => {
      let run = beginAutoplay({ rounds: 40, loss, win: undefined });
      for (const round of played) {
        if (endBefore(run, round.staked) !== undefined) break;
        run = afterRound(run, round);
      }
      expect(run.lost <= BigInt(loss.replace(".", ""))).toBe(true);
      expect(run.left).toBeGreaterThanOrEqual(0);
    }),
  );
});
