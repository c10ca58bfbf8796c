import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { readContract } from "../contract.ts";
import { randomFrom } from "./conservation.ts";
import { bodyFor, objection } from "./context.ts";
import { timeOf } from "./languages.ts";
import { otherBody } from "./trial.ts";
import { hundredths, moneyText } from "./wallet.ts";

const config = readConfig(`
site: 7
currency: THB
language: th_TH
may: { play: true }
values: { gp_id: GPA, startGame.game_code: G1 }
`);

test("examples are sent with the values of the platform, at any depth", () => {
  const body = {
    site_id: 9,
    gp_id: "GPJL",
    game_code: "JL",
    customData: { currency: "VND" },
    list: [{ language: "vi_VN" }],
  };
  expect(bodyFor(config, { id: "demoPlay", examples: [{ name: "request", body }] })).toEqual({
    site_id: 7,
    gp_id: "GPA",
    game_code: "JL",
    customData: { currency: "THB" },
    list: [{ language: "th_TH" }],
  });
});

test("a value can be meant for one call alone", () => {
  expect(bodyFor(config, { id: "startGame", examples: [] }, { game_code: "JL" })).toEqual({
    game_code: "G1",
  });
});

test.each([
  ["/api/v2/get_jackpot", false, undefined],
  ["/api/v2/get_jackpot", true, undefined],
  ["/api/member/game/play1", false, undefined],
  ["/api/member/game/play1", true, "it writes, and --read-only is set"],
  ["/api/register", false, expect.stringContaining("may.register: true")],
])("%s, read-only %s: %s", (path, isReadOnly, reason) => {
  expect(objection({ config, isReadOnly }, { path })).toEqual(reason);
});

test("another body is one that the contract accepts as well; a call without fields has none", () => {
  const { calls } = readContract(join(import.meta.dirname, "../../../../docs/wire"));
  const otherOf = (id: string) => {
    const call = calls.find((one) => one.id === id);
    const body = call?.examples[0]?.body ?? {};
    const other = call && otherBody(call, body);
    return { differs: other !== undefined, problems: other && call.requestProblems(other) };
  };
  for (const id of ["startGame", "claimRedEnvelope", "register", "sendToDownline"])
    expect(otherOf(id)).toEqual({ differs: true, problems: [] });
  expect(otherOf("leaveGame").differs).toBe(false);
});

test.each([
  ["1234.50", 123_450n],
  ["-0.05", -5n],
  ["1", undefined],
  [1, undefined],
])("%j is %s hundredths", (text, amount) => {
  expect(hundredths(text)).toBe(amount);
  if (amount !== undefined) expect(moneyText(amount)).toBe(text);
});

test("a seed gives the same numbers from 0 to 1 again", () => {
  const [one, other] = [randomFrom(7), randomFrom(7)];
  const numbers = Array.from({ length: 100 }, () => one());
  expect(numbers).toEqual(Array.from({ length: 100 }, () => other()));
  expect(new Set(numbers).size).toBeGreaterThan(90);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});

test("a time without an offset is that of the site's zone", () => {
  expect(timeOf("2026-11-20 18:30:00")).toBe(Date.parse("2026-11-20T22:30:00Z"));
  expect(timeOf("2026-11-20T22:30:00Z")).toBe(Date.parse("2026-11-20T22:30:00Z"));
});
