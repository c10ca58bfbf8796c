import { expect, test } from "vitest";
import {
  categoryAsked,
  categoryPageAddress,
  providerAddress,
  providerAsked,
} from "./page-address.ts";

test.each([2, 3, 8, 9, 12, "crash"] as const)(
  "the page of %s is found by its address",
  (category) => {
    const { pathname, searchParams } = new URL(
      categoryPageAddress(category),
      "https://lobby.example",
    );
    expect(categoryAsked(pathname.replace("/gameHall/", ""), searchParams)).toBe(category);
  },
);

test("only slots list crash games next to them", () => {
  expect(categoryAsked("3", new URLSearchParams("isCrashGame=1"))).toBe(3);
});

const kestrel = { type: 2, providerId: "GPKS", house: "", isCrash: false };
const at = (template: "desktop" | "mobile", gameRoom: boolean) => ({
  template,
  settings: { gameRoom },
});

test.each([
  ["gt_id=2&gp_id=GPKS&house=", kestrel],
  ["gt_id=2&gp_id=GPKS", kestrel],
  ["gt_id=3&gp_id=GPKS&house=B", { ...kestrel, type: 3, house: "B" }],
  ["gt_id=2&gp_id=GPKS&isCrashGame=1", { ...kestrel, isCrash: true }],
  ["gt_id=2&gp_id=GPKS&isCrashGame=true", { ...kestrel, isCrash: true }],
  ["gt_id=2&gp_id=GPKS&isCrashGame=0", kestrel],
  ["gp_id=GPKS", undefined],
  ["gt_id=2", undefined],
  ["gt_id=two&gp_id=GPKS", undefined],
  ["", undefined],
])("%s requests %j", (query, asked) => {
  expect(providerAsked(new URLSearchParams(query))).toEqual(asked);
});

test.each([
  ["desktop", true, kestrel, "/gameRoom?gt_id=2&gp_id=GPKS&house="],
  ["desktop", true, { ...kestrel, type: 3 }, "/slotgame?gt_id=3&gp_id=GPKS&house="],
  [
    "desktop",
    true,
    { ...kestrel, isCrash: true },
    "/slotgame?gt_id=2&gp_id=GPKS&house=&isCrashGame=1",
  ],
  ["desktop", true, { ...kestrel, house: "east" }, "/gameRoom?gt_id=2&gp_id=GPKS&house=east"],
  ["desktop", false, kestrel, "/slotgame?gt_id=2&gp_id=GPKS&house="],
  ["mobile", true, kestrel, "/slotgame?gt_id=2&gp_id=GPKS&house="],
] as const)(
  "[ROUTE-14] on %s, with the game room's flag %s, %j is at %s",
  (template, flag, asked, address) => {
    expect(providerAddress(asked, at(template, flag))).toBe(address);
  },
);
