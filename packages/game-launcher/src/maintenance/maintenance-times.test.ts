import { expect, test } from "vitest";
import { siteMoment } from "./maintenance-times.ts";

test("a server time is shown in the site zone with the zone's name, whatever the player's own", () => {
  expect(siteMoment("2026-11-20 02:00:00", "en_US")).toEqual({
    clock: "02:00",
    day: "Fri, Nov 20",
    zone: "GMT-4",
    iso: "2026-11-20T06:00:00.000Z",
  });
});

test("an offset counts", () => {
  expect(siteMoment("2026-11-20T22:30:00Z", "zh_CN")).toMatchObject({ clock: "18:30" });
});

test("a time that cannot be read is not guessed", () => {
  expect(siteMoment("soon", "en_US")).toBeUndefined();
  expect(siteMoment("", "en_US")).toBeUndefined();
});
