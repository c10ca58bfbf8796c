import * as v from "valibot";
import { expect, test } from "vitest";
import { createCampaignRequest } from "./campaign-shapes.ts";

const offer = { currency: "USD", least: "0.50", most: "1.5", budget: "9.00" };
const prize = { name: { en_US: "One" }, amounts: { USD: "0.50", VND: "500" }, weight: 1 };
const blank = { ...prize, amounts: null };
const envelope = {
  kind: "red_envelope",
  name: { en_US: "Autumn" },
  end_at: "2026-12-01T00:00:00Z",
  times: 1,
  per: "day",
  currencies: [offer],
};
const inDong = { currency: "VND", least: "500", most: "900.00", budget: "9000", required: "70.0" };

test.each<[string, object, boolean]>([
  ["what a form sends", {}, true],
  ["whole units of a currency without smaller ones", { currencies: [inDong] }, true],
  ["less than a unit as the least of one", { currencies: [{ ...inDong, least: "0.5" }] }, false],
  ["less than a unit as the most of one", { currencies: [{ ...inDong, most: "900.10" }] }, false],
  ["less than a unit as its budget", { currencies: [{ ...inDong, budget: "9000.01" }] }, false],
  ["less than a unit as its condition", { currencies: [{ ...inDong, required: "0.5" }] }, false],
  [
    "less than a unit beside another currency",
    { currencies: [offer, { ...inDong, least: "0.5" }] },
    false,
  ],
  ["prizes in two currencies", { prizes: [prize, blank] }, true],
  [
    "a prize of less than a unit",
    { prizes: [blank, { ...prize, amounts: { USD: "1", VND: "0.5" } }] },
    false,
  ],
  ["a prize without weight", { prizes: [blank, { ...prize, weight: 0 }] }, false],
  ["an English name of blanks", { name: { en_US: "  ", th_TH: "x" } }, false],
  ["names in two languages", { name: { en_US: "Autumn", th_TH: "x" } }, true],
  ["an amount with a zero before it", { currencies: [{ ...offer, least: "01" }] }, false],
  ["a time without a zone", { end_at: "2026-12-01 00:00:00" }, false],
  ["a time in another zone", { end_at: "2026-12-01T00:00:00+07:00" }, true],
  ["no members at all", { members: [] }, false],
  ["members by id and by account", { members: [1001, "player21"] }, true],
])("a campaign with %s is one, or not", (_, change, isRead) => {
  expect(v.is(createCampaignRequest, { ...envelope, ...change })).toBe(isRead);
});
