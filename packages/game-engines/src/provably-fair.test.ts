import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commitmentTo, drawsFrom, drawsOf, numbersOf } from "./provably-fair.ts";

const draw = { serverSeed: "aa".repeat(32), clientSeed: "naluma", nonce: 7 };

const seeds = fc.record({
  serverSeed: fc.string({ minLength: 1, maxLength: 64 }),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9]{4,16}$/),
  nonce: fc.nat(10_000),
});

describe("the numbers of a round", () => {
  test("are always the same for a seed and round, and different for any other", async () => {
    expect(await numbersOf(draw)).toEqual(await numbersOf({ ...draw }));
    for (const other of [{ nonce: 8 }, { clientSeed: "other" }, { serverSeed: "bb".repeat(32) }])
      expect(await numbersOf({ ...draw, ...other })).not.toEqual(await numbersOf(draw));
  });

  test("match an independent HMAC, block after block", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async ({ serverSeed, clientSeed, nonce }) => {
        const texts = ["", ...Array.from({ length: 19 }, (_, block) => `:${block + 1}`)];
        const expected = texts.flatMap((more) => {
          const digest = createHmac("sha256", serverSeed)
            .update(`${clientSeed}:${nonce}${more}`)
            .digest();
          return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => digest.readUInt32BE(at));
        });
        expect(await numbersOf({ serverSeed, clientSeed, nonce })).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  test("start with the five stops that every slot round has always used", async () => {
    const digest = createHmac("sha256", draw.serverSeed).update("naluma:7").digest();
    const draws = await drawsOf(draw);
    expect([0, 1, 2, 3, 4].map(() => draws.below(32))).toEqual(
      [0, 4, 8, 12, 16].map((at) => digest.readUInt32BE(at) % 32),
    );
  });

  test("were committed to by the SHA-256 of their seed", async () => {
    expect(await commitmentTo(draw.serverSeed)).toBe(
      createHash("sha256").update(draw.serverSeed).digest("hex"),
    );
  });
});

describe("drawing a number", () => {
  test("stays below its limit, with 128 draws whatever the limits of cards and wheels", async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 128, maxLength: 128 }),
        async (seed, limits) => {
          const draws = await drawsOf(seed);
          for (const limit of limits) {
            const drawn = draws.below(limit);
            expect(drawn >= 0 && drawn < limit && Number.isInteger(drawn)).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test("skips numbers that would favour the first outcomes", () => {
    const beyond = 2 ** 32 - (2 ** 32 % 52);
    expect(drawsFrom([beyond, 2 ** 32 - 1, 105]).below(52)).toBe(1);
    expect(drawsFrom([beyond - 1]).below(52)).toBe(51);
    expect(drawsFrom([2 ** 32 - 1]).below(2 ** 32)).toBe(2 ** 32 - 1);
  });

  test("is refused once the numbers are used up", () => {
    const draws = drawsFrom([1, 2]);
    draws.below(6);
    draws.below(6);
    expect(() => draws.below(6)).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("below %s is refused", (limit) => {
    expect(() => drawsFrom([1]).below(limit)).toThrow(RangeError);
  });

  test("reaches every place of a wheel", async () => {
    const seen = new Set<number>();
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const draws = await drawsOf({ ...draw, nonce });
      for (let at = 0; at < 128; at += 1) seen.add(draws.below(37));
    }
    expect(seen.size).toBe(37);
  });
});
