import { readTime } from "@naluma/i18n/dates";
import { clockText } from "@naluma/ui/countdown";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { measuredOffset, narrowedOffset, noOffset, onThisClock } from "./clock-offset.ts";

const hour = 3_600_000;
const zone = process.env["TZ"];
afterEach(() => {
  process.env["TZ"] = zone;
});

/** 20 November 2026, 23:45:34 in Caracas: 14:26 before the end in the contract's example. */
const serverNow = Date.parse("2026-11-21T03:45:33.400Z");
const date = "Sat, 21 Nov 2026 03:45:33 GMT";
const endAt = readTime("2026-11-20 23:59:59")?.getTime() ?? 0;

describe("an envelope's remaining time", () => {
  test.each([
    "America/Caracas",
    "Asia/Ho_Chi_Minh",
    "Asia/Kolkata",
    "Pacific/Auckland",
    "Pacific/Kiritimati",
    "America/New_York",
  ])("[PROMO-03] is the same for a player in %s", (playersZone) => {
    process.env["TZ"] = playersZone;
    const end = readTime("2026-11-20 23:59:59")?.getTime() ?? 0;
    expect(end - serverNow).toBe(865_600);
    expect(clockText(Math.ceil((end - serverNow) / 1000))).toBe("14:26");
  });

  test.each([
    ["the night that New York's clocks go back", "2026-11-01 01:30:00", "2026-11-01T05:30:00Z"],
    ["the night that New York's clocks go on", "2026-03-08 02:30:00", "2026-03-08T06:30:00Z"],
    ["the night that London's clocks go back", "2026-10-24 21:30:00", "2026-10-25T01:30:00Z"],
    ["a leap day", "2028-02-29 23:59:59", "2028-03-01T03:59:59Z"],
    ["the end of the year", "2026-12-31 23:59:59", "2027-01-01T03:59:59Z"],
  ])("[PROMO-03] is exact in %s", (_, wire, moment) => {
    for (const playersZone of ["America/New_York", "Europe/London", "Asia/Seoul"]) {
      process.env["TZ"] = playersZone;
      expect(readTime(wire)?.getTime()).toBe(Date.parse(moment));
    }
  });

  test.each([
    ["right", 0, 0],
    ["half a second slow", -500, 0],
    ["a minute fast", 60_000, 700],
    ["three hours fast", 3 * hour, 700],
    ["a day slow", -24 * hour, 700],
    ["of the year 2001", -25 * 365 * 24 * hour, 700],
  ])("[PROMO-03] is right to a second where the device's clock is %s", (_, wrong, within) => {
    const sentAt = serverNow + wrong - 120;
    const receivedAt = serverNow + wrong + 80;
    const measured = measuredOffset(date, sentAt, receivedAt);
    const end = onThisClock(endAt, narrowedOffset(undefined, measured));
    const error = end - (serverNow + wrong) - (endAt - serverNow);
    expect(Math.abs(error)).toBeLessThanOrEqual(Math.max(within, Math.abs(wrong) % 1_000));
  });
});

test("an answer is ignored without a date, with an unreadable one, or across a change of the clock", () => {
  expect(measuredOffset(undefined, 0, 100)).toBeUndefined();
  expect(measuredOffset("yesterday", 0, 100)).toBeUndefined();
  expect(measuredOffset(date, serverNow, serverNow - hour)).toBeUndefined();
  expect(narrowedOffset(undefined, undefined)).toEqual(noOffset);
  expect(narrowedOffset({ least: 5, most: 9 }, undefined)).toEqual({ least: 5, most: 9 });
});

test("a slow answer does not worsen a quick one's result, and a changed clock starts over", () => {
  const quick = { least: 7_000, most: 8_100 };
  expect(narrowedOffset(quick, { least: 2_000, most: 28_000 })).toEqual(quick);
  expect(narrowedOffset(quick, { least: 7_600, most: 9_000 })).toEqual({
    least: 7_600,
    most: 8_100,
  });
  const changed = { least: -hour, most: 1_000 - hour };
  expect(narrowedOffset(quick, changed)).toEqual(changed);
});

test("whatever the clocks and the network, the true offset lies within the measured range", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }),
      fc.array(fc.tuple(fc.nat(20_000), fc.nat(10_000), fc.nat(100_000)), { minLength: 1 }),
      (offset, answers) => {
        let now = serverNow;
        let known: ReturnType<typeof narrowedOffset> | undefined;
        for (const [there, back, pause] of answers) {
          const sentAt = now - offset;
          const written = new Date(now + there).toUTCString();
          now += there + back;
          known = narrowedOffset(known, measuredOffset(written, sentAt, now - offset));
          now += pause;
          expect(known.least).toBeLessThanOrEqual(offset);
          expect(known.most).toBeGreaterThanOrEqual(offset);
        }
      },
    ),
  );
});
