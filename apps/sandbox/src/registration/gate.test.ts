import { describe, expect, test } from "vitest";
import { siteWithId } from "../sites/sites.ts";
import { ageAt, dayOf, plainDay } from "./birthday.ts";
import { isCountryExcluded, isUnderAge } from "./gate.ts";

const site = (id: number) => {
  const found = siteWithId(id);
  if (!found) throw new Error(`there is no site ${id}`);
  return found;
};

/** Until four hours before, it is still the previous day on the site (America/Caracas). */
const noon = Date.parse("2026-11-23T16:00:00Z");
const firstHours = Date.parse("2026-11-23T02:00:00Z");

describe("a birthday", () => {
  test.each([
    ["2008-11-23", noon, 18],
    ["2008-11-24", noon, 17],
    ["2008-11-23", firstHours, 17],
    ["2008-2-29", Date.parse("2026-02-28T16:00:00Z"), 17],
    ["2008-2-29", Date.parse("2026-03-01T16:00:00Z"), 18],
  ] as const)(
    "a birthday of %s is an age in whole years on the day of the site",
    (birthday, now, age) => {
      expect(ageAt(birthday, now)).toBe(age);
    },
  );

  test.each(["1994-2-30", "1994-13-1", "1994-0-1", "1899-1-1", "", "1994-3"])(
    "'%s' is not a birthday",
    (text) => {
      expect(dayOf(text)).toBeUndefined();
      expect(ageAt(text, noon)).toBeUndefined();
    },
  );

  test("a birthday is stored in one format", () => {
    expect(plainDay("1985-02-11")).toBe("1985-2-11");
  });
});

describe("the gate of a site", () => {
  test.each([
    ["2008-11-23", noon, false, true],
    ["2008-11-24", noon, true, true],
    ["2008-11-23", firstHours, true, true],
    ["2005-11-23", noon, false, false],
    ["2005-11-24", noon, false, true],
    [undefined, noon, false, false],
  ])(
    "for a birth on %s, at %s, the gate says whether 18 and 21 are not reached",
    (born, now, first, second) => {
      const details = born === undefined ? {} : { member_birthday: born };
      expect([isUnderAge(site(1), details, now), isUnderAge(site(2), details, now)]).toEqual([
        first,
        second,
      ]);
    },
  );

  test("the gate excludes known countries", () => {
    expect(isCountryExcluded(site(1), "FR")).toBe(true);
    expect(isCountryExcluded(site(1), "")).toBe(false);
    expect(isCountryExcluded(site(2), "FR")).toBe(false);
  });
});
