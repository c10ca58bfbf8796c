import { expect, test, vi } from "vitest";
import { appBridge } from "./app-bridge.ts";

const names = { ios: "nalumaApp", android: "NalumaApp" };
const opened = { msg: "gameOpened", launchId: "launch-one", url: "https://game.example/" } as const;

test("an iOS app hears of a game by its message handler, as an object", () => {
  const postMessage = vi.fn();
  const browser = { webkit: { messageHandlers: { nalumaApp: { postMessage } } } };
  appBridge(browser, names)?.post(opened);
  expect(postMessage).toHaveBeenCalledWith(opened);
});

test("an Android app hears of it by the object that it lends, as text", () => {
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
])("%s is no app of ours", (_, browser) => {
  expect(appBridge(browser, names)).toBeUndefined();
});

test("a site without apps finds none", () => {
  expect(appBridge({ "": { postMessage: vi.fn() } }, { ios: "", android: "" })).toBeUndefined();
});
