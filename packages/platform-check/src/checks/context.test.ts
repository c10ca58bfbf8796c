import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { bodyFor, objection } from "./context.ts";

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
