import * as v from "valibot";
import { expect, test } from "vitest";
import { getReceipts } from "./receipts.api.ts";
import { toldReceipt } from "./receipts.fake.ts";

const wire = {
  launch_id: "one",
  gp_id: "GPJL",
  provider_name: "Harbourline",
  game_name: "Jade Koi River",
  currency: "USD",
  started_at: "2026-11-22T07:00:12Z",
  opened_at: "2026-11-22T07:00:15Z",
  ended_at: "2026-11-22T07:31:05Z",
  money_in: "1000.00",
  money_out: "1012.34",
  rounds: 12,
  staked: "50.00",
  won: "62.34",
};
const told = toldReceipt({ launchId: "one", rounds: 12, result: "12.34" });
const read = (...list: readonly unknown[]) => v.parse(getReceipts.reads, { list });

test.each([
  ["that ended well", {}, {}],
  ["that lost", { won: "0.00" }, { result: "-50.00" }],
  ["with an open round", { open_stake: "30.00" }, { result: "42.34", openStake: "30.00" }],
  ["of a platform that says no round is open", { open_stake: "0.00" }, {}],
  ["whose money is still out", { money_out: null }, { moneyOut: null, back: "not-yet" }],
  [
    "that runs",
    { ended_at: null, money_out: null },
    { end: null, moneyOut: null, back: "unknown" },
  ],
  ["that never opened", { opened_at: null }, { isOpened: false }],
])("a session %s is read from the platform", (_, part, known) => {
  expect(read({ ...wire, ...part })).toEqual([{ ...told, ...known }]);
});

test.each([
  ["an id", { launch_id: "" }],
  ["a beginning", { started_at: "lately" }],
  ["an amount", { money_in: null }],
])("a session without %s is skipped, and no other", (_, part) => {
  expect(read({ ...wire, ...part }, wire)).toEqual([told]);
});
