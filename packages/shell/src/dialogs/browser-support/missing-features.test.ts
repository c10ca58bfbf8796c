// @vitest-environment jsdom
import { expect, test } from "vitest";
import { featuresToWarnOf } from "./missing-features.ts";

const whole = {
  localStorage,
  WebSocket: class {},
  BroadcastChannel: class {},
  AbortSignal: { any: () => undefined, timeout: () => undefined },
  URL: { canParse: () => true },
  IntersectionObserver: class {},
  ResizeObserver: class {},
  CSS: { supports: (condition: string) => condition === "selector(:has(a))" },
};

test("a browser with everything the site needs lacks nothing", () => {
  expect(featuresToWarnOf(whole)).toEqual([]);
});

test.each([
  ["WebSocket", { WebSocket: undefined }],
  ["BroadcastChannel", { BroadcastChannel: undefined }],
  ["AbortSignal.any", { AbortSignal: { timeout: () => undefined } }],
  ["AbortSignal.timeout", { AbortSignal: { any: () => undefined } }],
  ["URL.canParse", { URL: class {} }],
  ["IntersectionObserver", { IntersectionObserver: undefined }],
  ["ResizeObserver", { ResizeObserver: undefined }],
  ["CSS :has()", { CSS: { supports: () => false } }],
  ["CSS :has()", { CSS: undefined }],
])("%s is named where it is missing (%#)", (name, without) => {
  expect(featuresToWarnOf({ ...whole, ...without })).toEqual([name]);
});

test("a player who dismissed the warning gets no more", () => {
  localStorage.setItem("browser_warning", "dismissed");
  expect(featuresToWarnOf({ localStorage })).toEqual([]);
  localStorage.clear();
});

test("a browser that has nothing lacks everything", () => {
  expect(featuresToWarnOf({ localStorage })).toHaveLength(8);
});
