import { expect, test } from "vitest";
import { openTypeOf } from "./choose-surface.ts";
import type { Surface } from "./surface.ts";

const surface: Surface = {
  open: () => true,
  show: () => "shown",
  isClosed: () => false,
  close: () => undefined,
};
const offered = { window: surface, page: surface };
const openTypes = {
  desktop: "window",
  mobile: "page",
  app: "redirect",
  byProvider: { GPR8: { desktop: "page" }, GPJD: { desktop: "modal" } },
} as const;

test.each([
  ["desktop", "GPJL", "window"],
  ["mobile", "GPJL", "page"],
  ["pwa", "GPJL", "page"],
  ["wechat", "GPJL", "page"],
  ["desktop", "GPR8", "page"],
  ["mobile", "GPR8", "page"],
] as const)("on %s a game of %s opens by %s", (client, provider, open) => {
  expect(openTypeOf({ openTypes }, client, provider, offered)).toBe(open);
});

test("what is not offered yet opens in the page", () => {
  expect(openTypeOf({ openTypes }, "app", "GPJL", offered)).toBe("page");
  expect(openTypeOf({ openTypes }, "desktop", "GPJD", offered)).toBe("page");
});

test("a provider called like a property of every object has no entry of its own", () => {
  expect(openTypeOf({ openTypes }, "desktop", "constructor", offered)).toBe("window");
});
