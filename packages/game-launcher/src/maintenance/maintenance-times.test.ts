import { expect, test } from "vitest";
import { maintenanceMoment } from "./maintenance-times.ts";

test("a server time is shown in the player's zone, with the site's time beside it", () => {
  expect(maintenanceMoment("2026-11-20 02:00:00", "en_US", "Europe/Paris")).toEqual({
    clock: "07:00",
    day: "Fri, Nov 20",
    atSite: "02:00 GMT-4",
    zone: "GMT-4",
    iso: "2026-11-20T06:00:00.000Z",
  });
});

test("a different day at the site is shown", () => {
  expect(maintenanceMoment("2026-11-20 23:00:00", "en_US", "Asia/Tokyo")).toMatchObject({
    clock: "12:00",
    day: "Sat, Nov 21",
    atSite: "Fri, Nov 20, 23:00 GMT-4",
  });
});

test("one time is enough when both clocks agree", () => {
  const moment = maintenanceMoment("2026-11-20 02:00:00", "en_US", "America/Caracas");
  expect(moment).toMatchObject({ clock: "02:00", zone: "GMT-4", atSite: undefined });
});

test("a time with an offset is read with it", () => {
  expect(maintenanceMoment("2026-11-20T22:30:00Z", "zh_CN", "America/Caracas")).toMatchObject({
    clock: "18:30",
  });
});

test("an unreadable time is not guessed", () => {
  expect(maintenanceMoment("soon", "en_US")).toBeUndefined();
  expect(maintenanceMoment("", "en_US")).toBeUndefined();
});
