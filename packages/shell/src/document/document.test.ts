// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { markDocument } from "./document.tsx";

const { dataset } = document.documentElement;
afterEach(() => localStorage.clear());

it("the document is marked as alive, with its member and its theme, again after the error screen took over", () => {
  window.showTheme = vi.fn<() => void>();
  localStorage.setItem("token", "s_1.x");
  markDocument(window);
  expect(dataset["hydrated"]).toBe("true");
  expect(dataset["member"]).toBe("");
  localStorage.clear();
  markDocument(window);
  expect(dataset["member"]).toBeUndefined();
  expect(window.showTheme).toHaveBeenCalledTimes(2);
});
