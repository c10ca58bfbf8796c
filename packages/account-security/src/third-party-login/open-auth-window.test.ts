// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { openAuthWindow } from "./open-auth-window.ts";

afterEach(() => sessionStorage.clear());

function press(address: string, isBlocked = false) {
  const close = vi.fn<() => void>();
  const copied: (string | null)[] = [];
  const open = vi.fn((_address: string, _name: string, _features: string) => {
    copied.push(sessionStorage.getItem("auth_state"));
    return isBlocked ? null : { close };
  });
  const opened = openAuthWindow(
    { name: "Lantern ID", address },
    {
      settings: { allowHttp: false, siteId: 9 },
      locale: "ta_IN",
      origin: "https://play.example",
      session: sessionStorage,
      open,
    },
  );
  return { opened, open, copied };
}

test("[ROUTE-35] the other company is asked in a window of its own, with a state known to this window alone", () => {
  const { opened, open, copied } = press("https://id.example/authorize?tenant=3");
  const [address = "", name] = open.mock.calls[0] ?? [];
  expect(name).toBe("authWindow");
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe("https://id.example/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: "3",
    response_type: "code",
    client_id: "9",
    redirect_uri: "https://play.example/authCallback",
    state: opened?.state,
    ui_locales: "ta_IN",
  });
  expect(copied).toEqual([opened?.state]);
  expect(opened?.state).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(sessionStorage.length).toBe(0);
});

test("no two attempts share a state", () => {
  const states = [press("https://id.example/"), press("https://id.example/")].map(
    ({ opened }) => opened?.state,
  );
  expect(new Set(states).size).toBe(2);
});

test("a window that the browser blocks leaves no state behind", () => {
  expect(press("https://id.example/", true).opened).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test.each(["http://id.example/", "javascript:alert(1)", "//id.example"])(
  "an address that the site does not allow opens nothing: %s",
  (address) => {
    const { opened, open } = press(address);
    expect(opened).toBeUndefined();
    expect(open).not.toHaveBeenCalled();
  },
);
