import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { code, count, flag, id, listIn, listOf, localised, moment, money, text } from "./wire.ts";

const game = v.object({ game_id: id, name: text });

test.each([
  [7, 7],
  ["0012", 12],
  ["12.5", undefined],
  [null, undefined],
  [1e300, undefined],
])("id %s is read as %s", (wire, read) => {
  const result = v.safeParse(id, wire);
  expect(result.success ? result.output : undefined).toBe(read);
});

test.each([
  [1, true],
  ["1", true],
  [true, true],
  [0, false],
  ["0", false],
  [null, false],
  [undefined, false],
  ["yes", false],
])("flag %s is read as %s", (wire, read) => {
  expect(v.parse(v.object({ flag }), { flag: wire }).flag).toBe(read);
});

test("an absent flag, text or count is read as no, empty and zero, and so is an unreadable count", () => {
  expect(v.parse(v.object({ flag, text, count }), {})).toEqual({ flag: false, text: "", count: 0 });
  expect(v.parse(count, "many")).toBe(0);
});

test.each([
  ["5", "5.00"],
  ["5.1", "5.10"],
  [5.129, "5.12"],
  ["-3.5", "-3.50"],
  ["12,480.55", undefined],
  ["", undefined],
  [Number.NaN, undefined],
])("amount %s is read as %s", (wire, read) => {
  const result = v.safeParse(money, wire);
  expect(result.success ? result.output : undefined).toBe(read);
});

test.each([
  ["2026-11-20T22:30:00.000Z", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T18:30:00-04:00", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20 18:30:00+0530", "2026-11-20T13:00:00.000Z"],
  // Without an offset it is in the site's zone, whatever the zone of the device.
  ["2026-11-20 18:30:00", "2026-11-20T22:30:00.000Z"],
  [" 2026-11-20T18:30:00.25 ", "2026-11-20T22:30:00.250Z"],
  ["2026-02-30 25:00:00", undefined],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("time %s is read as %s", (wire, read) => {
  const result = v.safeParse(moment, wire);
  expect(result.success ? result.output.toISOString() : undefined).toBe(read);
});

test("any amount in hundredths survives exactly", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (minor) => {
      const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;
      expect(v.parse(money, amount)).toBe(amount);
    }),
  );
});

test("a list may be absent, null or wrapped, and loses only the items without an id", () => {
  const list = listOf(game);
  expect(v.parse(list, undefined)).toEqual([]);
  expect(v.parse(list, null)).toEqual([]);
  expect(v.parse(list, { list: [{ game_id: 1 }] })).toEqual([{ game_id: 1, name: "" }]);
  expect(v.parse(list, [{ game_id: "2", name: null }, { name: "no id" }, "junk"])).toEqual([
    { game_id: 2, name: "" },
  ]);
});

test("a list with no readable item is refused rather than read as empty", () => {
  const list = listOf(game);
  expect(v.is(list, [])).toBe(true);
  expect(v.is(list, { list: [{ game_id: 1 }, "junk"] })).toBe(true);
  expect(v.is(list, [{ name: "no id" }, "junk", null])).toBe(false);
  expect(v.is(list, { list: [{ name: "no id" }] })).toBe(false);
  expect(v.is(listIn("info", game), { info: [7] })).toBe(false);
});

test("a named list is read where it is, or where data itself is the list", () => {
  const list = listIn("info", game);
  expect(v.parse(list, { info: [{ game_id: 1 }] })).toHaveLength(1);
  expect(v.parse(list, [{ game_id: 1 }])).toHaveLength(1);
  expect(v.parse(list, { list: [{ game_id: 1 }] })).toHaveLength(1);
  expect(v.parse(list, { info: null })).toEqual([]);
});

test("a name may be plain text, and a language whose value is not text is skipped", () => {
  expect(v.parse(localised, "Jade Lion")).toEqual({ en_US: "Jade Lion" });
  expect(v.parse(localised, { en_US: "Jade Lion", vi_VN: 3 })).toEqual({ en_US: "Jade Lion" });
});

test("a numeric code is read as text", () => {
  expect(v.parse(code, 88)).toBe("88");
});
