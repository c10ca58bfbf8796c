// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { closeAuthWindow } from "./auth-callback-page.tsx";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const opened = (search: string, arrival?: Record<string, string>) => {
  const browser = {
    localStorage,
    sessionStorage,
    ...(arrival && { arrival }),
    location: { search, pathname: "/authCallback", replace: vi.fn() },
    history: { state: null, replaceState: vi.fn() },
    close: vi.fn(),
    setTimeout: vi.fn(),
  };
  closeAuthWindow(browser, 1_000);
  return browser;
};

const message = (): unknown => JSON.parse(localStorage.getItem("window-msg") ?? "null");

test("[ROUTE-35] the answer of the other login is left once for the window that asked, and this window closes", () => {
  sessionStorage.setItem("auth_state", "once-1234");
  const { close, history } = opened("?state=once-1234&msg=authLogin", {
    data: '{"a":1}',
  });
  expect(message()).toEqual({
    msg: "authLogin",
    data: '{"a":1}',
    resCode: null,
    resMessage: null,
    state: "once-1234",
    at: 1_000,
  });
  expect(close).toHaveBeenCalledOnce();
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/authCallback");
  expect(sessionStorage.getItem("auth_state")).toBeNull();
});

test("an enc is passed on as an enc, and nothing of it stays in the window", () => {
  sessionStorage.setItem("auth_state", "once-1234");
  const browser = opened("?state=once-1234&msg=authLogin", { enc: "sealed" });
  expect(message()).toMatchObject({ msg: "authLogin", data: { enc: "sealed" } });
  expect(browser).not.toHaveProperty("arrival");
});

test.each([
  ["of nobody", "?msg=authLogin&data=x"],
  ["with another state", "?state=other-123&msg=authLogin&data=x"],
  ["that says something else", "?state=once-1234&msg=quickGame&data=x"],
])("an answer %s is left for nobody, and the window closes", (_, search) => {
  sessionStorage.setItem("auth_state", "once-1234");
  expect(opened(search).close).toHaveBeenCalledOnce();
  expect(message()).toBeNull();
});

test("a window that cannot close goes home", () => {
  const { setTimeout: wait, location } = opened("");
  const [then] = wait.mock.calls[0] ?? [];
  then?.();
  expect(location.replace).toHaveBeenCalledWith("/");
});
