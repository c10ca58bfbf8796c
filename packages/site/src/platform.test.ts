import { expect, test, vi } from "vitest";
import type { ClientType } from "./device.ts";
import { appBridge, nativeBridges, platformOf } from "./platform.ts";

const names = { ios: "nalumaApp", android: "NalumaApp" };
const iosBridge = { webkit: { messageHandlers: { nalumaApp: {} } } };
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15";
const ipad = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
const pixel = "Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

test.each<[string, object, ClientType, string, string]>([
  ["a browser on Android", {}, "mobile", pixel, "web"],
  ["a browser on a Mac", {}, "desktop", ipad, "web"],
  [
    "a page in the app for iOS, whatever its browser calls itself",
    iosBridge,
    "app",
    windows,
    "ios",
  ],
  ["a page in the app for Android, too", { NalumaApp: {} }, "app", windows, "android"],
  ["an app that provides both bridges", { ...iosBridge, NalumaApp: {} }, "app", pixel, "ios"],
  ["an app without a bridge on a phone of Apple's", {}, "app", iphone, "ios"],
  ["an app without a bridge on a tablet of Apple's", {}, "app", ipad, "ios"],
  ["an app without a bridge on Android", {}, "app", pixel, "android"],
  ["an app without a bridge on another system", {}, "app", windows, "web"],
  ["another app's page", { OtherApp: {} }, "mobile", pixel, "web"],
])("[SHELL-56] the platform of %s", (_, browser, client, userAgent, platform) => {
  expect(platformOf({ client, bridges: nativeBridges(browser, names), userAgent })).toBe(platform);
});

test("a site without apps has no bridge, whatever is in the window", () => {
  expect(nativeBridges({ "": {} }, { ios: "", android: "" })).toEqual({});
});

const opened = { msg: "gameOpened", launchId: "launch-one", url: "https://game.example/" } as const;

test("an iOS app is told of a game by its message handler, as an object", () => {
  const postMessage = vi.fn();
  const browser = { webkit: { messageHandlers: { nalumaApp: { postMessage } } } };
  appBridge(browser, names)?.post(opened);
  expect(postMessage).toHaveBeenCalledWith(opened);
});

test("an Android app is told of a game by the object that it lends, as text", () => {
  const postMessage = vi.fn<(text: string) => void>();
  appBridge({ NalumaApp: { postMessage } }, names)?.post(opened);
  expect(JSON.parse(postMessage.mock.calls[0]?.[0] ?? "")).toEqual(opened);
});

test("an app that provides both is an iOS app, as it is for the login", () => {
  const [handler, object] = [vi.fn(), vi.fn()];
  const both = {
    webkit: { messageHandlers: { nalumaApp: { postMessage: handler } } },
    NalumaApp: { postMessage: object },
  };
  appBridge(both, names)?.post(opened);
  expect(handler).toHaveBeenCalledWith(opened);
  expect(object).not.toHaveBeenCalled();
});

test.each([
  ["a plain browser", {}],
  ["an object that takes no messages", { NalumaApp: {} }],
  ["another app's handler", { webkit: { messageHandlers: { other: { postMessage: vi.fn() } } } }],
])("%s is not an app of ours", (_, browser) => {
  expect(appBridge(browser, names)).toBeUndefined();
});

test("a site without apps recognises none", () => {
  expect(appBridge({ "": { postMessage: vi.fn() } }, { ios: "", android: "" })).toBeUndefined();
});
