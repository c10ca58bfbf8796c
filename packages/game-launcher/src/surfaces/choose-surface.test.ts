import { expect, test } from "vitest";
import { openTypeOf } from "./choose-surface.ts";

const openTypes = {
  desktop: "window",
  mobile: "page",
  app: "redirect",
  byProvider: {
    GPR8: { desktop: "page", app: "window" },
    GPJD: { desktop: "modal", mobile: "modal", app: "modal" },
    GPFC: { desktop: "redirect", mobile: "window" },
  },
} as const;

test.each([
  ["desktop", "GPJL", "window"],
  ["mobile", "GPJL", "page"],
  ["pwa", "GPJL", "page"],
  ["wechat", "GPJL", "page"],
  ["app", "GPJL", "redirect"],
  ["desktop", "GPR8", "page"],
  ["mobile", "GPR8", "page"],
  ["desktop", "GPJD", "modal"],
  ["gesture", "GPJL", "redirect"],
  ["finger", "GPJL", "redirect"],
  ["desktop", "GPFC", "redirect"],
  ["mobile", "GPFC", "window"],
] as const)("on %s a game of %s opens by %s", (client, provider, open) => {
  expect(openTypeOf({ openTypes }, { client, isInApp: false }, provider)).toBe(open);
});

test.each([
  ["desktop", "GPJL"],
  ["mobile", "GPFC"],
] as const)("in another app's browser on %s, a game stays in the same tab", (client, provider) => {
  expect(openTypeOf({ openTypes }, { client, isInApp: true }, provider)).toBe("page");
});

test("our own app has no windows, and neither it nor a phone has a modal", () => {
  expect(openTypeOf({ openTypes }, { client: "app", isInApp: false }, "GPJD")).toBe("page");
  expect(openTypeOf({ openTypes }, { client: "app", isInApp: false }, "GPR8")).toBe("page");
  expect(openTypeOf({ openTypes }, { client: "mobile", isInApp: false }, "GPJD")).toBe("page");
});

test("a provider called like a property of every object has no entry of its own", () => {
  const device = { client: "desktop", isInApp: false } as const;
  expect(openTypeOf({ openTypes }, device, "constructor")).toBe("window");
});
