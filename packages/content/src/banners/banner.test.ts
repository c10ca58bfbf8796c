import { expect, test } from "vitest";
import { bannerUse } from "./banner.ts";

test("everything but a desktop asks for the banners of a phone", () => {
  expect([bannerUse("desktop"), bannerUse("mobile"), bannerUse("pwa"), bannerUse("app")]).toEqual([
    0, 2, 2, 2,
  ]);
});
