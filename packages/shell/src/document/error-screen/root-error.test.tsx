// @vitest-environment jsdom
import { codeLost } from "@naluma/ui/load-module";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { RootError } from "./root-error.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(error: unknown, address: string) {
  const router = createMemoryRouter([{ path: "*", element: <RootError error={error} /> }], {
    initialEntries: [address],
  });
  const made = createRoot(document.body);
  root = made;
  flushSync(() => made.render(<RouterProvider router={router} />));
}
const ways = () =>
  [...document.querySelectorAll("a.button")].map((way) => [
    way.getAttribute("href"),
    way.textContent,
  ]);
const home = ["/", "返回首页 Go to the home page"];

test("until the screen's code has loaded, both languages, the status and a way on are shown", async () => {
  show(new TypeError("secret"), "/faq?id=3");
  const text = () => document.body.textContent;
  expect(text()).toContain("网站版本升级中，请稍后再试");
  expect(text()).toContain("The site is being upgraded. Please try again later. (500)");
  expect(text()).not.toContain("secret");
  const retry = ["/faq?id=3", "重试 Try again"];
  expect(ways()).toEqual([retry]);

  const whole = "Your balance and unfinished games are not affected.";
  expect(text()).not.toContain(whole);
  await vi.waitFor(() => expect(text()).toContain(whole));
  await vi.waitFor(() => expect(document.title).toBe("500 - Internal Server Error"));
  expect(ways()).toEqual([retry, home]);
});

test("on a page that does not exist the way on is home and not the same page again", async () => {
  show(new ErrorResponse(404, "", "Page not found: /x"), "/x");
  await vi.waitFor(() => expect(document.querySelector(".error-message")).not.toBeNull());
  expect(ways()).toEqual([home]);
});

test("[SHELL-36] a page without a loader whose file cannot be loaded is reloaded from its error screen", async () => {
  const hear = vi.fn<(event: Event) => void>();
  window.addEventListener(codeLost, hear);
  show(new Error("/user.js"), "/user");
  await vi.waitFor(() => expect(document.querySelectorAll("a.button")).toHaveLength(2));
  expect(hear).not.toHaveBeenCalled();
  root?.unmount();
  show(new Error("code-lost /user.js"), "/user");
  await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
  expect(hear.mock.calls[0]?.[0]).toMatchObject({ detail: { to: window.location.href } });
  window.removeEventListener(codeLost, hear);
});
