// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { RootError } from "./root-error.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test("until the code of the screen is there, both languages, the status and a way on stand in its place", async () => {
  const router = createMemoryRouter(
    [{ path: "*", element: <RootError error={new TypeError("secret")} /> }],
    { initialEntries: ["/faq?id=3"] },
  );
  const made = createRoot(document.body);
  root = made;
  flushSync(() => made.render(<RouterProvider router={router} />));
  const text = () => document.body.textContent;
  expect(text()).toContain("网站版本升级中，请稍后再试");
  expect(text()).toContain("The site is being upgraded. Please try again later. (500)");
  expect(text()).not.toContain("secret");
  expect(document.querySelector("a.btn")?.getAttribute("href")).toBe("/faq?id=3");

  const whole = "Your balance and unfinished games are not affected.";
  expect(text()).not.toContain(whole);
  await vi.waitFor(() => expect(text()).toContain(whole), 10_000);
  expect(document.title).toBe("500 - Internal Server Error");
});
