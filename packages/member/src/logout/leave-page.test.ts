import { expect, test, vi } from "vitest";
import { leavePage } from "./leave-page.ts";

const settings = { appBridges: { ios: "nalumaApp", android: "NalumaApp" } };
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";

function leave(path: string, browser: object = {}, client: string | null = null, userAgent = "") {
  const goHome = vi.fn<() => void>();
  const openLogin = vi.fn<(target: string) => void>();
  leavePage({
    settings,
    goHome,
    openLogin,
    local: { getItem: () => client },
    browser: {
      ...browser,
      navigator: { userAgent },
      location: { pathname: path },
    },
  });
  return goHome.mock.calls.length > 0 ? "home" : openLogin.mock.calls[0]?.[0];
}

const ios = { webkit: { messageHandlers: { nalumaApp: {} } } };

test.each([
  ["a browser", leave("/user")],
  ["a browser on an iPhone", leave("/user", {}, null, iphone)],
  ["the app for Android", leave("/user", { NalumaApp: {} })],
])("[AUTH-92] %s goes home after a logout", (_, goes) => expect(goes).toBe("home"));

test("[AUTH-92] the app for iOS stays, and a member's page asks for the login", () => {
  expect(leave("/faq", ios)).toBeUndefined();
  expect(leave("/faq", {}, "app", iphone)).toBeUndefined();
  expect(leave("/user", ios)).toBe("/user");
});
