import { expect, test } from "vitest";
import { quickBetsPage } from "./quick-bets-page.ts";

const page = (day: number) => quickBetsPage({ nonce: "n", locale: "en_US", now: day * 86_400_000 });

const oddsIn = (html: string): readonly (readonly number[])[] =>
  [...html.matchAll(/<\/th>((?:<td>[\d.]+<\/td>){3})/g)].map(([, cells = ""]) =>
    [...cells.matchAll(/[\d.]+/g)].map(([odds]) => Number(odds)),
  );

test("the odds of every match, on every day, imply more than 100 percent", () => {
  for (let day = 20_000; day < 20_060; day += 1) {
    const matches = oddsIn(page(day));
    expect(matches).toHaveLength(4);
    for (const odds of matches) {
      const implied = odds.reduce((sum, each) => sum + 1 / each, 0);
      expect(implied).toBeGreaterThan(1.04);
      expect(implied).toBeLessThan(1.07);
    }
  }
});

test("the matches of a day have odds of their own, and other ones on the next", () => {
  const today = oddsIn(page(20_000)).map(String);
  expect(new Set(today).size).toBe(4);
  expect(oddsIn(page(20_001)).map(String)).not.toEqual(today);
});
