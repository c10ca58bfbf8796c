import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brotliWithSlot, newNonce } from "./brotli-slot.ts";

const unpacked = async (parts: readonly string[], nonce: string) =>
  brotliDecompressSync((await brotliWithSlot(parts)).fill(nonce)).toString();

describe("a page compressed once", () => {
  it("the page unpacks to its own text with any nonce", async () => {
    const words = fc.array(
      fc.constantFrom('<script nonce="', '"></script>', "games ", "游戏", "é"),
      {
        maxLength: 60,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 12 }), async (lists) => {
        const parts = lists.map((list) => list.join(""));
        const nonce = newNonce();
        expect(await unpacked(parts, nonce)).toBe(parts.join(nonce));
      }),
      { numRuns: 60 },
    );
  });

  it("the page is hardly longer than one that was compressed for a single nonce", async () => {
    const { brotliCompressSync, constants } = await import("node:zlib");
    const link = (at: number) =>
      `"><link rel="modulepreload" href="/assets/desktop/${at}.js" nonce="`;
    const parts = ["<p>word</p>".repeat(500), ...Array.from({ length: 30 }, (_, at) => link(at))];
    const nonce = newNonce();
    const alone = brotliCompressSync(parts.join(nonce), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    expect((await brotliWithSlot(parts)).fill(nonce).length).toBeLessThan(alone.length + 100);
  });
});
